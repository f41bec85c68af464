#!/bin/sh
# Checks a container image: its server becomes healthy and serves the browser client. Needs Docker.
#
#   scripts/check_image.sh marchstone
set -eu

image=${1:?the name of an image}
container=$(docker run --detach --publish 127.0.0.1::8777 --health-interval 1s "$image")
trap 'docker rm --force --volumes "$container" > /dev/null' EXIT

seconds=0
until [ "$(docker inspect --format '{{.State.Health.Status}}' "$container")" = healthy ]; do
    seconds=$((seconds + 1))
    if [ "$seconds" -gt 60 ]; then
        docker logs "$container"
        exit 1
    fi
    sleep 1
done
curl --silent --show-error --fail "http://$(docker port "$container" 8777/tcp)/" | grep '<div id="app">' > /dev/null
docker exec "$container" /usr/local/bin/marchstone --version
