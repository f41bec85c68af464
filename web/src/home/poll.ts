import { ApiError } from '../lib/api.ts';

/** Repeats work while the page is visible. Returns a function that stops it. */
export function pollWhileVisible(every: number, work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (!document.hidden) {
      try {
        await work();
      } catch (error) {
        // The lists may be a little old; the next round tries again.
        if (!(error instanceof ApiError)) throw error;
      }
    }
    if (!ended) timer = setTimeout(round, every);
  }

  const wake = () => {
    if (!document.hidden) void round();
  };
  document.addEventListener('visibilitychange', wake);
  void round();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}
