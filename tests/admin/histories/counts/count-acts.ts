/** People who count with their devices, and what of it must be so whatever happens (rules S130 and S132). */
import * as v from 'valibot';
import { expect } from 'vitest';
import { countLane } from '#core/contract/admin/stock/count-record.ts';
import { enterFound } from '#src/admin/store/counts/enter-found.ts';
import { followCounts, type SeenCounts } from '#src/admin/store/counts/follow-counts.ts';
import type { OutboxRow } from '#src/db/rows.ts';
import type { OfficeDevice } from '../office-device.ts';
import type { OfficeWorld } from '../office-state.ts';
import type { CountAction } from './count-actions.ts';
import { ARTICLES, lineOf, STRANGE_CODE } from './model-counts.ts';

/** What somebody found and was told to be kept. */
interface FoundPieces {
  readonly id: string;
  readonly count: string;
  /** Place in the list of devices. */
  readonly device: number;
}

export interface CountWorld {
  readonly found: Map<string, FoundPieces>;
  /** Ids of entries that their author gave up, or that were lost with what the shop had since its backup. */
  readonly uncounted: Set<string>;
}

const entry = v.object({ id: v.string() });

/** The id of an entry that waits or is parked; null for what is none. */
export function entryIn({ lane, args }: Pick<OutboxRow, 'lane' | 'args'>): string | null {
  const read = v.safeParse(entry, args);
  return countLane.has(lane) && read.success ? read.output.id : null;
}

/** As a screen of counts has it once it was drawn. */
function countsOn(device: OfficeDevice, count: string | null): Promise<SeenCounts> {
  const { store } = device.engine().performDeps;
  return new Promise((resolve) => {
    const end = followCounts(store, count, (seen) => {
      queueMicrotask(() => end());
      resolve(seen);
    });
  });
}

const KNOWN = new Map(
  ARTICLES.slice(0, 2).map((one) => [one.code, { ...one, sku: one.code, ean: null, name: one.code }]),
);

export async function count(world: OfficeWorld, action: CountAction): Promise<void> {
  if (action.do === 'recount') return world.server.recount();
  const device = world.devices[action.device];
  if (device === undefined) return;
  const [open] = (await countsOn(device, null)).heads;
  if (open === undefined) return;
  const person = device.person();
  const id = person.newId();
  const { way, pieces } = action;
  const code = ARTICLES[action.article]?.code ?? STRANGE_CODE;
  const what = { count: open.uuid, code, way, pieces };
  const isKept = await enterFound({ ...person, newId: () => id }, { byCode: KNOWN, behindMs: 0 }, what).then(
    () => true,
    // Refused by the disk, or by a device that somebody is leaving: a screen says so.
    () => false,
  );
  if (isKept) world.found.set(id, { id, count: open.uuid, device: action.device });
}

const timesInShop = ({ server }: OfficeWorld, id: string): number =>
  [...server.memory().counts.values()].flatMap(({ entries }) => entries).filter((one) => one.id === id).length;

function isOnDevice({ database }: OfficeDevice, id: string, withLog = false): boolean {
  const { outbox, parked, sent } = database.contents();
  const rows = [...outbox.values(), ...parked.values(), ...(withLog ? sent.values() : [])];
  return rows.some((row) => entryIn(row) === id);
}

/** What was kept is with the shop once, or lies on the device that found it. */
export function nothingFoundIsLost(world: OfficeWorld): void {
  for (const { id, device } of world.found.values()) {
    const at = world.devices[device];
    const times = timesInShop(world, id);
    const isSomewhere = times === 1 || (times === 0 && at !== undefined && isOnDevice(at, id));
    expect([id, times, isSomewhere || (times === 0 && world.uncounted.has(id))]).toEqual([id, times, true]);
  }
}

/** Entries that only the shop had since its backup go with it. */
export function restoreCounts(world: OfficeWorld): void {
  const kept = new Set(
    [...(world.server.backup()?.counts.values() ?? [])].flatMap(({ entries }) => entries.map(({ id }) => id)),
  );
  for (const id of world.found.keys()) {
    const isHere = world.devices.some((device) => isOnDevice(device, id, true));
    if (!kept.has(id) && !isHere) world.uncounted.add(id);
  }
}

/** Everybody sees the counts that are open, and what was found in them, as the shop has it. */
export async function everybodyCountsAlike(world: OfficeWorld): Promise<void> {
  const open = [...world.server.memory().counts].filter(([, one]) => one.isOpen);
  for (const device of world.devices) {
    const { heads } = await countsOn(device, null);
    expect(heads.map(({ uuid }) => uuid)).toEqual(open.map(([uuid]) => uuid));
    for (const [uuid, one] of open) {
      const { lines } = await countsOn(device, uuid);
      const inShop = ARTICLES.flatMap((article) => {
        const line = lineOf(one, article.uuid);
        return line === null ? [] : [[article.uuid, line] as const];
      });
      expect(Object.fromEntries(lines)).toEqual(Object.fromEntries(inShop));
    }
  }
}
