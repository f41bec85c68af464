// Waiting until a page has nothing better to do.

/** Resolves when everything that is urgent is done. */
let urgent: Promise<unknown> = Promise.resolve();

/** Lets those who wait for an idle page wait for this work, too. */
export function urgently<T>(work: Promise<T>): Promise<T> {
  urgent = Promise.allSettled([urgent, work]);
  return work;
}

/** Resolves when the page is loaded, nothing is urgent, and the browser has nothing else to do. */
export async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
  await urgent;
  // Safari has no idle callbacks.
  await new Promise<unknown>((done) => ('requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 5000 }) : setTimeout(done, 1000)));
}
