/** Random histories of editors at their devices: what somebody typed and was told is kept, is somewhere at the end. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameBody } from '#src/admin/store/drafts/draft-row.ts';
import { histories, longEnough } from '#tests/support/sync/histories.ts';
import { dailyActions, restoredActions, type Action } from './office-actions.ts';
import { everybodyCountsAlike, nothingFoundIsLost } from './counts/count-acts.ts';
import { closed } from './editor-acts.ts';
import {
  keptFilesAreOnTheDisk,
  nothingStandsStill,
  photosArrivedOnce,
  picturesAreSomewhere,
} from './files/file-laws.ts';
import { SORTS, type OfficeWorld } from './office-state.ts';
import { act, createOfficeWorld, healOffice } from './office-world.ts';
import { deviceText, shopText, wordsIn } from './texts.ts';

/** What a screen calls kept is on this device or with the shop, at every moment. */
function screensTellTheTruth(world: OfficeWorld): void {
  for (const device of world.devices) {
    for (const { sort, edited } of device.sittings) {
      const { state, working } = edited.view();
      // a conflict says nothing of what was typed a moment ago
      if (state === 'typed' || state === 'conflict') continue;
      const kept = wordsIn([shopText(world, sort.doc), deviceText(device, sort.doc)]);
      const lost = [...wordsIn(working)].filter((word) => !kept.has(word) && !world.given.has(word));
      expect([state, lost]).toEqual([state, []]);
    }
  }
}

/** A text that nobody touches for ten seconds does not wait for another key to be kept. */
function nothingStaysOnTheScreen(world: OfficeWorld): void {
  const states = world.devices.flatMap(({ sittings }) => sittings.map(({ edited }) => edited.view().state));
  expect(states).not.toContain('typed');
}

/** Every word is with the shop, in a draft, in a conflict or in a refused change of some device, or was given up. */
function nothingIsLost(world: OfficeWorld): void {
  const lost = [...world.words].filter(([word, doc]) => {
    const places = [shopText(world, doc), ...world.devices.map((device) => deviceText(device, doc))];
    return !world.given.has(word) && !wordsIn(places).has(word);
  });
  expect(lost).toEqual([]);
}

/** What somebody pressed save for is a version of the history, and published where its kind has no workflow. */
async function pressesWereKept(world: OfficeWorld): Promise<void> {
  const { versions, documents } = world.server.memory();
  for (const { doc, words, device } of world.presses) {
    const author = world.devices[device];
    // refused since, and told so
    if ([...(author?.database.contents().parked.values() ?? [])].some(({ lane }) => lane.includes(doc))) continue;
    // overtaken since, and asked: what is chosen is pressed for anew
    if ((await author?.drafts(doc))?.some(({ conflict }) => conflict !== null) === true) continue;
    const inShop = wordsIn(shopText(world, doc));
    const asked = words.filter((word) => !world.given.has(word) && inShop.has(word));
    const row = documents.get(doc);
    const texts = row?.of === 'component' ? [JSON.stringify(row.published)] : versions;
    const isKept = texts.some((text) => asked.every((word) => text.includes(word)));
    expect(isKept ? [] : asked).toEqual([]);
  }
}

/** Everybody sees the text of the shop, or is told what keeps theirs apart from it. */
async function everybodyConverges(world: OfficeWorld): Promise<void> {
  for (const device of world.devices) {
    expect(await device.engine().waiting()).toBe(0);
    for (const sort of SORTS) {
      const sitting = await opened(world, device.open(sort, false));
      if (sitting === null) continue;
      const { state, stays, working } = sitting.edited.view();
      const isTold = state === 'conflict' || stays !== null;
      const parted = [...device.database.contents().parked.values()].some(({ lane }) => lane.includes(sort.doc));
      const body = bodyOf(world, sort.doc);
      if (!isTold && !parted && body !== null) expect([state, isSameBody(working, body)]).toEqual(['server', true]);
      sitting.kill();
      await world.clock.settle();
    }
  }
}

const bodyOf = ({ server }: OfficeWorld, doc: string) => server.memory().documents.get(doc)?.body ?? null;

async function opened<T>({ clock }: OfficeWorld, opening: Promise<T>): Promise<T> {
  await clock.advance(1_000);
  return opening;
}

/** No photo is lost, none comes twice, and no document shows one that is nowhere. */
async function photosAreKept(world: OfficeWorld): Promise<void> {
  await photosArrivedOnce(world);
  const ofDocument = ({ doc }: { readonly doc: string }): unknown => [
    shopText(world, doc),
    world.devices.map((device) => deviceText(device, doc)),
  ];
  await picturesAreSomewhere(world, SORTS.map(ofDocument));
}

async function live(actions: readonly Action[], isReal = false): Promise<void> {
  const world = await createOfficeWorld(isReal);
  for (const action of actions) {
    await act(world, action);
    if (!world.restored) screensTellTheTruth(world);
    if (!world.restored) nothingFoundIsLost(world);
    await keptFilesAreOnTheDisk(world);
  }
  await healOffice(world);
  nothingStaysOnTheScreen(world);
  for (const device of world.devices) for (const sitting of device.sittings.slice()) await closed(world, sitting);
  await world.clock.advance(45_000);
  expect(world.devices.flatMap(({ faults }) => faults)).toEqual([]);
  nothingIsLost(world);
  if (!world.restored) await pressesWereKept(world);
  await everybodyConverges(world);
  nothingIsLost(world);
  nothingFoundIsLost(world);
  await everybodyCountsAlike(world);
  await nothingStandsStill(world);
  await photosAreKept(world);
  for (const device of world.devices) device.stop();
  for (const { tabs } of world.desks) for (const tab of tabs.slice()) tab.leave();
}

/** Histories that went wrong once. */
const LESSONS: Readonly<Record<string, readonly Action[]>> = {
  'S99 a sign-out that the disk refuses changes nothing': [
    { do: 'disk', device: 0, writes: 1, isFull: false },
    { do: 'stay', device: 0 },
    { do: 'pass', ms: 1 },
  ],
  'S93 a text that was to be given up while the disk refuses is kept like any other': [
    { do: 'open', device: 0, doc: 0 },
    { do: 'disk', device: 0, writes: 2, isFull: false },
    { do: 'photo', device: 0, tab: 0, sort: 'small', isForDocument: true },
    { do: 'discard', device: 0, tab: 0 },
    { do: 'type', device: 1, tab: 0, field: 'title' },
  ],
  'S94 a save that another tab of the same device overtakes is a conflict, and no version before somebody chooses': [
    { do: 'open', device: 1, doc: 0 },
    { do: 'type', device: 1, tab: 0, field: 'title' },
    { do: 'pass', ms: 9_000 },
    { do: 'type', device: 1, tab: 0, field: 'title' },
    { do: 'cut', device: 1 },
    { do: 'open', device: 1, doc: 0 },
    { do: 'type', device: 1, tab: 1, field: 'title' },
    { do: 'save', device: 1, tab: 0 },
  ],
  'S94 a text that saved itself is a version once somebody presses save, although nothing was written since': [
    { do: 'open', device: 1, doc: 0 },
    { do: 'type', device: 1, tab: 0, field: 'title' },
    { do: 'pass', ms: 9_000 },
    { do: 'close', device: 1, tab: 0 },
    { do: 'open', device: 1, doc: 0 },
    { do: 'save', device: 1, tab: 0 },
  ],
  'S93 a disk that refuses one write has the text a moment later, without another key': [
    { do: 'open', device: 1, doc: 0 },
    { do: 'disk', device: 1, writes: 1, isFull: false },
    { do: 'type', device: 1, tab: 0, field: 'title' },
    { do: 'pass', ms: 25_000 },
  ],
  'S93 a text whose document is closed while the disk refuses it is written all the same': [
    { do: 'open', device: 0, doc: 0 },
    { do: 'disk', device: 0, writes: 1, isFull: false },
    { do: 'type', device: 0, tab: 0, field: 'title' },
    { do: 'close', device: 0, tab: 0 },
  ],
  'S98 two tabs that a browser restores at once do not write over each other': [
    { do: 'open', device: 1, doc: 0 },
    { do: 'type', device: 1, tab: 0, field: 'title' },
    { do: 'pass', ms: 420 },
    { do: 'kill', device: 1, tab: 0 },
    { do: 'openTwice', device: 1, doc: 0 },
    { do: 'take', device: 1, tab: 0 },
    { do: 'take', device: 1, tab: 1 },
    { do: 'type', device: 1, tab: 0, field: 'text' },
    { do: 'pass', ms: 9_000 },
    { do: 'type', device: 1, tab: 1, field: 'seo' },
    { do: 'refuse', device: 1, tab: 1 },
    { do: 'pass', ms: 9_000 },
  ],
  'S96 a restored shop that counts the same numbers again loses no text of a colleague': [
    { do: 'backUp' },
    { do: 'open', device: 0, doc: 0 },
    { do: 'type', device: 0, tab: 0, field: 'title' },
    { do: 'pass', ms: 9_000 },
    { do: 'cut', device: 0 },
    { do: 'restore' },
    { do: 'open', device: 2, doc: 0 },
    { do: 'type', device: 2, tab: 0, field: 'text' },
    { do: 'pass', ms: 9_000 },
    { do: 'type', device: 0, tab: 0, field: 'seo' },
    { do: 'pass', ms: 9_000 },
    { do: 'heal', device: 0 },
    { do: 'pass', ms: 25_000 },
  ],
  'S114 a photo that met a fault goes again, although another one came through before its wait was over': [
    { do: 'fates', device: 1, fates: ['answerHangs'] },
    { do: 'photo', device: 1, tab: 0, sort: 'small', isForDocument: false },
    { do: 'photo', device: 1, tab: 0, sort: 'small', isForDocument: false },
  ],
  'S114 a disk that refuses to write how far a photo is does not keep it from being sent': [
    { do: 'fates', device: 1, fates: ['requestLost', 'arrives'] },
    { do: 'replace', device: 1, tab: 0, file: 0 },
    { do: 'disk', device: 1, writes: 1, isFull: false },
    { do: 'pass', ms: 3000 },
  ],
  'S114 a disk that does not let go of what arrived keeps nothing from being sent after a crash': [
    { do: 'photo', device: 2, tab: 0, sort: 'small', isForDocument: false },
    { do: 'pass', ms: 9000 },
    { do: 'photo', device: 2, tab: 0, sort: 'small', isForDocument: false },
    { do: 'disk', device: 2, writes: 1, isFull: false },
    { do: 'crash', device: 2 },
  ],
  'S114 a disk that refuses to write that a photo goes on is asked again': [
    { do: 'fates', device: 1, fates: ['requestLost', 'arrives'] },
    { do: 'photo', device: 1, tab: 0, sort: 'small', isForDocument: false },
    { do: 'pass', ms: 45 },
    { do: 'disk', device: 1, writes: 1, isFull: false },
    { do: 'pass', ms: 3000 },
  ],
};

for (const [lesson, actions] of Object.entries(LESSONS)) test(lesson, () => live(actions));

const WORLDS: readonly (readonly [string, fc.Arbitrary<Action[]>])[] = [
  [
    'S93 S94 S95 S96 S98 S130 S132 whatever happens to wires, tabs, disks and rights, no word is lost, and no piece that was counted',
    dailyActions(60),
  ],
  [
    'S93 S96 S101 S130 a shop restored from a backup takes no word that a device still has, and no piece twice',
    restoredActions(60),
  ],
];

describe('editors, their tabs and devices against the model shop', () => {
  for (const [title, actions] of WORLDS) {
    test(
      title,
      async () => {
        await fc.assert(
          fc.asyncProperty(actions, (some) => live(some)),
          histories(60),
        );
      },
      longEnough(60, 120_000),
    );
  }
});

test(
  'S63 S93 S117 over the database of a browser no word and no photo is lost either',
  async () => {
    await fc.assert(
      fc.asyncProperty(dailyActions(16), (some) => live(some, true)),
      histories(3),
    );
  },
  longEnough(3, 120_000),
);
