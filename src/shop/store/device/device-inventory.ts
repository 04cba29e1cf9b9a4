/**
 * What this device is known to keep, noted where a browser rarely looks when it makes room: what it lets go of in silence
 * is found out at the next start, and told. `catalogue`: the shop without a network; `work`: favourites, drafts and what
 * was not sent.
 */
import { readKey, STORAGE_KEYS, writeKey } from '#src/shop/store/device/storage-keys.ts';

const INVENTORY = ['catalogue', 'work'] as const;
export type InventoryItem = (typeof INVENTORY)[number];

type Notes = Readonly<Record<'kept' | 'lost', ReadonlySet<InventoryItem>>>;

/** Kept and lost, as "catalogue work/work". */
function readNotes(): Notes {
  const [kept = '', lost = ''] = (readKey(STORAGE_KEYS.kept) ?? '').split('/');
  const named = (words: string) => new Set(INVENTORY.filter((one) => words.split(' ').includes(one)));
  return { kept: named(kept), lost: named(lost) };
}

function writeNotes(next: Partial<Notes>): void {
  const before = readNotes();
  const { kept, lost } = { ...before, ...next };
  const text = (notes: ReadonlySet<InventoryItem>): string => [...notes].join(' ');
  const [now, then] = [`${text(kept)}/${text(lost)}`, `${text(before.kept)}/${text(before.lost)}`];
  if (now !== then) writeKey(STORAGE_KEYS.kept, now);
}

/** It is here: should it not be at the next start, somebody else let go of it. */
export function noteKept(one: InventoryItem): void {
  writeNotes({ kept: new Set([...readNotes().kept, one]) });
}

/** The person took it away: its absence is no loss. */
export function noteEmptied(one: InventoryItem): void {
  writeNotes({ kept: new Set([...readNotes().kept].filter((other) => other !== one)) });
}

/** It is not here: true when it was, so that it is told once; from then on it stands among what was lost. */
export function noteMissing(one: InventoryItem): boolean {
  const { kept, lost } = readNotes();
  if (!kept.has(one)) return false;
  writeNotes({ kept: new Set([...kept].filter((other) => other !== one)), lost: new Set([...lost, one]) });
  return true;
}

/** It was here when this device was last looked at. */
export function isKept(one: InventoryItem): boolean {
  return readNotes().kept.has(one);
}

/** What the browser let go of and the person has not yet acknowledged. */
export function lostOnDevice(): ReadonlySet<InventoryItem> {
  return readNotes().lost;
}

export function acknowledgeLosses(): void {
  writeNotes({ lost: new Set() });
}
