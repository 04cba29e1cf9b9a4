/** Editors, their devices and one shop, in which actions happen (`office-actions.ts`). */
import { hasUnsent, unsentIn } from '#src/admin/store/sync/unsent.ts';
import { countingIds } from '#tests/support/samples/person-samples.ts';
import { createVirtualClock } from '#tests/support/sync/virtual-clock.ts';
import { actAsEditor, closed, kill } from './editor-acts.ts';
import { count, restoreCounts } from './counts/count-acts.ts';
import { actOnFiles, healFiles, killFileTab, LIBRARY, restoreLibrary } from './files/file-acts.ts';
import { isOfFiles } from './files/file-actions.ts';
import { createFileDesk, type FileDesk } from './files/file-desk.ts';
import { createModelLibrary } from './files/model-library.ts';
import { createModelOffice } from './model-office.ts';
import { DEVICES, type Action } from './office-actions.ts';
import { dexieDatabase, memoryDatabase } from './office-database.ts';
import { createOfficeDevice, emptyOf, type OfficeDevice } from './office-device.ts';
import { ADMINS, SORTS, uuid, type OfficeWorld } from './office-state.ts';
import { deviceText, shopText, wordsIn } from './texts.ts';

/** @param isReal over the database that a browser has, which takes turns of the event loop */
export async function createOfficeWorld(isReal = false): Promise<OfficeWorld> {
  const clock = isReal ? createVirtualClock(undefined, turns) : createVirtualClock();
  const server = createModelOffice(clock.now);
  for (const sort of SORTS)
    if (sort.doc !== SORTS[1]?.doc)
      server.memory().documents.set(sort.doc, {
        ...sort,
        rev: 1,
        revId: uuid(900),
        body: emptyOf(sort),
        status: 'draft',
        published: null,
        told: 0,
      });
  const library = createModelLibrary(server.barred, LIBRARY);
  const devices: OfficeDevice[] = [];
  const desks: FileDesk[] = [];
  for (let at = 0; at < DEVICES; at += 1) {
    const admin = ADMINS[at] ?? '';
    const database = isReal ? dexieDatabase(`admin:${admin}`) : memoryDatabase();
    const device = await createOfficeDevice({ admin, clock, server, newId: countingIds(at + 1), database });
    devices.push(device);
    desks.push(await createFileDesk({ device, library, clock, newId: countingIds(at + 101) }));
  }
  await clock.advance(1_000);
  const said = { words: new Map(), given: new Set<string>(), presses: [], restored: false };
  const ofFiles = { library, desks, photos: new Map(), chosen: new Set<string>(), givenUp: new Set<string>() };
  const ofCounts = { found: new Map(), uncounted: new Set<string>() };
  return { clock, server, devices, ...said, ...ofFiles, ...ofCounts };
}

/** Turns of the event loop that the longest chain of transactions takes. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1)
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
}

export async function act(world: OfficeWorld, action: Action): Promise<void> {
  await actIn(world, action);
  await world.clock.settle();
  for (const { database } of world.devices) await database.look();
}

async function actIn(world: OfficeWorld, action: Action): Promise<void> {
  if (action.do === 'pass') return world.clock.advance(action.ms);
  if (action.do === 'found' || action.do === 'recount') return count(world, action);
  if (!('device' in action)) return action.do === 'backUp' ? backUp(world) : restore(world);
  const device = world.devices[action.device];
  if (device === undefined) return;
  if (isOfFiles(action)) return actOnFiles(world, device, action);
  if (action.do === 'signOut') return signOut(world, device, action.device);
  if (action.do === 'crash') return crash(world, device, action.device);
  await actAsEditor(world, device, action);
  if (action.do === 'heal') world.desks[action.device]?.look();
}

function backUp({ server, library }: OfficeWorld): void {
  server.backUp();
  library.backUp();
}

/** What nobody but the shop had since its backup is gone with it. */
async function restore(world: OfficeWorld): Promise<void> {
  const backup = world.server.backup();
  if (backup === null) return;
  for (const [word, doc] of world.words) {
    const isIn = (body: unknown): boolean => wordsIn(body).has(word);
    const log = world.devices.map(({ database }) =>
      [...database.contents().sent.values()].filter(({ lane }) => lane.includes(doc)),
    );
    const screens = world.devices.map(({ sittings }) => sittings.map(({ edited }) => edited.view().working));
    const isHere = isIn([log, screens, world.devices.map((device) => deviceText(device, doc))]);
    if (isIn(shopText(world, doc)) && !isIn(backup.documents.get(doc)?.body) && !isHere) world.given.add(word);
  }
  await restoreLibrary(world);
  restoreCounts(world);
  world.server.restore();
  world.restored = true;
}

/** The browser dies with all its tabs, and is started again. */
async function crash(world: OfficeWorld, device: OfficeDevice, at: number): Promise<void> {
  const desk = world.desks[at];
  for (const one of device.sittings.slice()) await kill(world, device, one);
  for (const tab of desk?.tabs.slice() ?? []) if (desk) await killFileTab(world, desk, tab);
  await device.restart();
  await desk?.open();
}

/** Whoever has something left stays (rules S99, S118); where everything is with the shop, they leave. */
async function signOut(world: OfficeWorld, device: OfficeDevice, at: number): Promise<void> {
  const desk = world.desks[at];
  for (const sitting of device.sittings.slice()) await closed(world, sitting);
  await world.clock.advance(5_000);
  const store = await device.database.open();
  const marks = [
    ...((await desk?.disk().marks()) ?? []),
    ...(desk?.tabs ?? []).flatMap(({ opened }) => opened.shown.list),
  ];
  const left = await store.read(['outbox', 'parked', 'drafts'], (t) => unsentIn(t, marks));
  if (hasUnsent(left)) return store.close();
  device.stop();
  await store.destroy();
  await desk?.wipe();
  await device.restart();
}

/** Everything heals, and enough time passes for every wait there is. */
export async function healOffice(world: OfficeWorld): Promise<void> {
  world.server.barred.clear();
  const hadLine = world.devices.map(({ wire }) => !wire.cut);
  for (const { wire, failing, engine } of world.devices) {
    failing.writes = 0;
    wire.cut = false;
    wire.fates.length = 0;
    engine().online(true);
  }
  await healFiles(world, hadLine);
  await world.clock.advance(70_000);
  for (const { database } of world.devices) await database.look();
}
