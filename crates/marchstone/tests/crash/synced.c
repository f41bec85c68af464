/* Copies every file of a SQLite database whenever it is synced, so that the copy holds its state at the last sync. With
 * SYNCED=late the copy is made a moment after the sync has returned, as if the server did not wait for the disk. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void copy_aside(const char *path)
{
    static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
    char aside[PATH_MAX + 16], kept[PATH_MAX + 16], buffer[65536];
    ssize_t size;
    pthread_mutex_lock(&one_at_a_time);
    snprintf(aside, sizeof aside, "%s.aside", path);
    snprintf(kept, sizeof kept, "%s.synced", path);
    int from = open(path, O_RDONLY), to = open(aside, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    while (from >= 0 && to >= 0 && (size = read(from, buffer, sizeof buffer)) > 0)
        if (write(to, buffer, size) != size)
            abort();
    if (from >= 0)
        close(from);
    if (to >= 0)
        close(to);
    /* Replaces the copy atomically. */
    rename(aside, kept);
    pthread_mutex_unlock(&one_at_a_time);
}

static void *copy_late(void *path)
{
    usleep(60000);
    copy_aside(path);
    free(path);
    return NULL;
}

static void synced(int file)
{
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return;
    path[length] = 0;
    if (!strstr(path, "trial.db"))
        return;
    const char *mode = getenv("SYNCED");
    pthread_t thread;
    if (mode && strcmp(mode, "late") == 0) {
        if (pthread_create(&thread, NULL, copy_late, strdup(path)) == 0)
            pthread_detach(thread);
    } else {
        copy_aside(path);
    }
}

int fdatasync(int file)
{
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    int done = real(file);
    synced(file);
    return done;
}

int fsync(int file)
{
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    int done = real(file);
    synced(file);
    return done;
}
