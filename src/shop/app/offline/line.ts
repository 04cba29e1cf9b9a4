/** The line of this page, as the browser tells of it. */
import { connectionOf } from '#src/catalogue/prefetch/connection.ts';

/** Hears when the browser says that the line is another one; never in browsers that do not. */
export function onLineChange(listen: () => void): () => void {
  const connection = connectionOf(navigator);
  if (!(connection instanceof EventTarget)) return () => {};
  connection.addEventListener('change', listen);
  return () => connection.removeEventListener('change', listen);
}

/**
 * Answers how long ago, in ms, the last file or answer of this page came. What is still under way is not seen: a browser
 * tells of it when it has ended.
 */
export function watchQuiet(): () => number {
  let endedAt = 0;
  if (typeof PerformanceObserver !== 'undefined')
    new PerformanceObserver((seen) => {
      for (const { startTime, duration } of seen.getEntries()) endedAt = Math.max(endedAt, startTime + duration);
    }).observe({ type: 'resource', buffered: true });
  return () => performance.now() - endedAt;
}
