import type { PageMessage } from '#core/contract/shop/worker-messages.ts';

/** A process that is a moment behind would answer with the settings of before: the worker asks once more then. */
const LAG_MS = 1_500;

/**
 * Hears by a number what the shop has set (rule S29). The first says how it was when this page came; another one is
 * news: the worker fetches the start-up payload, and tells every tab if that is another.
 */
export function settingsNews(tellWorker: (message: PageMessage) => void): (mark: number) => void {
  let known: number | null = null;
  const ask = (): void => tellWorker({ type: 'SETTINGS_MOVED' });
  return (mark) => {
    const isNews = known !== null && known !== mark;
    known = mark;
    if (!isNews) return;
    ask();
    setTimeout(ask, LAG_MS);
  };
}
