/** Asking the browser not to throw away what this device holds (design §4). */
type Keeper = Pick<StorageManager, 'persist' | 'persisted'>;

/**
 * Asks once, at the first write that a person would miss: a browser that weighs how much a site is used says yes more
 * readily then, and one that asks the person does so when there is something to keep.
 * Answers whether the storage stays; the browser keeps the answer itself, so a later visit only reads it.
 */
export function createPersistence(keeper: Keeper | undefined): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  const ask = async (): Promise<boolean> => {
    if (keeper === undefined) return false;
    try {
      return (await keeper.persisted()) || (await keeper.persist());
    } catch {
      // Private modes refuse the question itself: what is kept may go with the tab.
      return false;
    }
  };
  return () => (asked ??= ask());
}

/** For this page. */
export const keepStorage = createPersistence(globalThis.navigator?.storage);
