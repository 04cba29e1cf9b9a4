/** Which drafts somebody writes in, in whatever tab: the browser lets go of a lock with the tab that had it. */

const nameOf = (key: string): string => `draft ${key}`;

/** Where the browser has no locks, nobody knows of another tab. */
export async function isDraftHeld(key: string): Promise<boolean> {
  const { locks } = navigator;
  if (locks === undefined) return false;
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === nameOf(key));
}

/** Answers how to let go. */
export function holdDraft(key: string): () => void {
  let release = (): void => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(nameOf(key), () => until);
  return () => release();
}
