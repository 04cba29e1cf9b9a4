/** What must be so of photos: at every moment what a screen calls kept is on the disk; at the end each is somewhere, once. */
import { expect } from 'vitest';
import { isOnDevice, type FileWorld } from './file-acts.ts';

export async function keptFilesAreOnTheDisk({ desks }: FileWorld): Promise<void> {
  for (const { tabs, disk } of desks)
    for (const { opened, ice } of tabs) {
      if (ice.isFrozen() || opened.writing.size > 0) continue;
      for (const { uuid, isKept, state } of opened.shown.list)
        if (isKept && state !== 'done') expect([uuid, state, await disk().has(uuid)]).toEqual([uuid, state, true]);
    }
}

/** Each that was told to be kept is at the shop once, waits for a person, or was given up. */
export async function photosArrivedOnce(world: FileWorld): Promise<void> {
  const files = world.library.files();
  for (const photo of world.photos.values()) {
    const { uuid, replaces, contents } = photo;
    const times = (files.get(replaces ?? uuid)?.contents ?? []).filter((text) => contents.has(text)).length;
    if (world.givenUp.has(uuid)) expect([uuid, times <= 1]).toEqual([uuid, true]);
    else if (times !== 1) expect([uuid, times, await isOnDevice(world, uuid)]).toEqual([uuid, 0, true]);
  }
  const known = [...files.values()].flatMap((file) => file.contents.filter((text) => text !== ''));
  expect(known.filter((text) => !world.chosen.has(text)).map((text) => text.slice(0, 20))).toEqual([]);
}

/** Nothing stands still without a person: what is here was refused, or somebody stopped it. */
export async function nothingStandsStill({ desks }: FileWorld): Promise<void> {
  for (const { disk, tabs } of desks) {
    const shown = tabs.flatMap(({ opened }) => opened.shown.list.map(({ state }) => state));
    const states = new Set([...(await disk().marks()).map(({ state }) => state), ...shown]);
    expect([...states].filter((state) => ['waiting', 'sending', 'stalled'].includes(state))).toEqual([]);
  }
}

/** A picture of a document is in the library or on a device, unless its author gave it up. */
export async function picturesAreSomewhere(world: FileWorld, texts: unknown): Promise<void> {
  const used = new Set([...JSON.stringify(texts ?? null).matchAll(/"thumbnail":"([^"]+)"/gu)].map(([, uuid]) => uuid));
  for (const uuid of used) {
    if (uuid === undefined || world.givenUp.has(uuid) || world.library.files().has(uuid)) continue;
    expect([uuid, await isOnDevice(world, uuid)]).toEqual([uuid, true]);
  }
}
