import type { PrecacheEntry } from 'workbox-precaching';

const DOCUMENT = 'index.html';
const ENTRY = /^vue\/index-[\w-]+\.js$/u;

export interface BuildNames {
  /** Revision of its one document: no other build has it. */
  readonly build: string;
  /** Address of the script that starts its documents: named by the content of all its parts. */
  readonly entry: string;
}

/** What tells this build from all others. */
export function namesOf(entries: readonly (PrecacheEntry | string)[]): BuildNames {
  const files = entries.map((entry) => (typeof entry === 'string' ? { url: entry } : entry));
  const document = files.find(({ url }) => url === DOCUMENT);
  const start = files.find(({ url }) => ENTRY.test(url));
  return { build: document?.revision ?? '', entry: `/${start?.url ?? ''}` };
}

/** Revision of a document among what is precached. */
export const buildOf = (entries: readonly (PrecacheEntry | string)[], document: string): string =>
  entries.flatMap((entry) =>
    typeof entry !== 'string' && `/${entry.url}` === document ? [entry.revision ?? ''] : [],
  )[0] ?? '';
