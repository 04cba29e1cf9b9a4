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

/** Drafts that this tab has let go of, until the browser has, too. */
const leaving = new Map<string, Promise<void>>();

/** Answers how to let go; null: somebody else writes in it. */
export async function holdDraft(key: string): Promise<Release | null> {
  const { locks } = navigator;
  if (locks === undefined) return () => {};
  const name = nameOf(key);
  /* a form that is left and opened again is its own before */
  await leaving.get(name);
  return new Promise((resolve, reject) => {
    const held = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise((release) => {
        resolve(() => {
          leaving.set(name, ended);
          release();
        });
      });
    };
    const ended: Promise<void> = Promise.resolve(locks.request(name, { ifAvailable: true }, held)).then(
      () => void leaving.delete(name),
      reject,
    );
  });
}
