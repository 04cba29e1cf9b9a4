import { useEffect } from 'react';

/** What is still as the server printed it: the page until its first drawing, then each part that waits for its code. */
export const printed = { parts: new Set(['page']), changed: (): void => {} };

function drawn(part: string): void {
  printed.parts.delete(part);
  printed.changed();
}

/** A part that stands on the page before its code; answers how to say that it is drawn, or gone. */
export function printedPart(part: string): () => void {
  printed.parts.add(part);
  return () => drawn(part);
}

/** Inside a part, or the page: says that it is drawn. */
export function Hydrated({ part }: { part: string }) {
  useEffect(() => drawn(part), [part]);
  return null;
}
