/** Which drafts somebody writes in, in whatever tab: the browser lets go of a lock with the tab that had it. */

const nameOf = (key: string): string => `draft ${key}`;

/** Where the browser has no locks, nobody knows of another tab. */
export async function isDraftHeld(key: string): Promise<boolean> {
  const { locks } = navigator;
  if (locks === undefined) return false;
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === nameOf(key));
}

/** Lets go of a draft. */
export type Release = () => void;

/** Answers how to let go; null: somebody else writes in it. */
export function holdDraft(key: string): Promise<Release | null> {
  const { locks } = navigator;
  if (locks === undefined) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    const held = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise((release) => resolve(release));
    };
    locks.request(nameOf(key), { ifAvailable: true }, held).catch(reject);
  });
}
