import { Trouble } from '../lib/api.ts';

/** Does something now and then, but only while somebody looks at the page. Returns what ends it. */
export function polled(every: number, work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (!document.hidden) {
      try {
        await work();
      } catch (trouble) {
        // Lists on the side may be a little old; the next round tries again.
        if (!(trouble instanceof Trouble)) throw trouble;
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
