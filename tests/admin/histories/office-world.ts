/** Editors, their devices and one shop, in which actions happen (`office-actions.ts`); what was typed is written down beside. */
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { newBlock } from '#core/domain/blocks/all-blocks.ts';
import { duplicateDocument, removeDocument } from '#src/admin/store/documents/act-on-document.ts';
import { conflictsOf, placeOf, withChoices } from '#src/admin/store/documents/differences.ts';
import { draftKey, unsavedIn } from '#src/admin/store/documents/drafts/draft-row.ts';
import { decide } from '#src/admin/store/documents/drafts/draft-store.ts';
import { openMemoryStore } from '#src/db/memory-store.ts';
import { discardParked, retryParked } from '#src/sync/outbox/parked.ts';
import { markScope } from '#src/sync/scope/closing.ts';
import { countingIds } from '#tests/support/samples/person-samples.ts';
import { createVirtualClock, type VirtualClock } from '#tests/support/sync/virtual-clock.ts';
import { createModelOffice, type ModelOffice } from './model-office.ts';
import { DEVICES, type Action, type Field } from './office-actions.ts';
import { createOfficeDevice, emptyOf, type OfficeDevice, type Sitting, type Sort } from './office-device.ts';

/** Somebody pressed save and was told that it is saved. */
interface Press {
  readonly device: number;
  readonly doc: string;
  readonly words: readonly string[];
}

export interface OfficeWorld {
  readonly clock: VirtualClock;
  readonly server: ModelOffice;
  readonly devices: readonly OfficeDevice[];
  /** Every word that was typed, and in which document. */
  readonly words: Map<string, string>;
  /** Those whose author gave them up, or whom the screen told that nothing has them yet when their tab died. */
  readonly given: Set<string>;
  presses: Press[];
  restored: boolean;
}

const uuid = (nth: number): string => `0d0c0000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
/** One that the shop has, one that somebody begins, and one without a workflow: saved, it is published. */
export const SORTS: readonly Sort[] = [
  { doc: uuid(1), of: 'content', type: 'page' },
  { doc: uuid(2), of: 'content', type: 'page' },
  { doc: uuid(3), of: 'component', type: 'component' },
];
const ADMINS = [uuid(101), uuid(101), uuid(102)];

export const wordsIn = (value: unknown): ReadonlySet<string> => new Set(JSON.stringify(value ?? null).match(/w\d+z/gu));

export async function createOfficeWorld(): Promise<OfficeWorld> {
  const clock = createVirtualClock();
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
  const devices: OfficeDevice[] = [];
  for (let at = 0; at < DEVICES; at += 1) {
    const admin = ADMINS[at] ?? '';
    devices.push(await createOfficeDevice({ admin, clock, server, newId: countingIds(at + 1) }));
  }
  await clock.advance(1_000);
  return { clock, server, devices, words: new Map(), given: new Set(), presses: [], restored: false };
}

function typed(body: DocumentBody, field: Field, word: string): DocumentBody {
  const more = (text: string): string => (text === '' ? word : `${text} ${word}`);
  if (!('thumbnail' in body)) return body;
  const hero = newBlock('hero', word);
  const block = { ...hero, props: { ...hero.props, title: word } };
  if (!('area' in body)) {
    const { fr_FR } = body.translations;
    const words =
      field === 'block' ? { ...fr_FR, blocks: [...fr_FR.blocks, block] } : { ...fr_FR, title: more(fr_FR.title) };
    return { ...body, translations: { ...body.translations, fr_FR: words } };
  }
  const { fr_FR } = body.translations;
  const changed = {
    title: { ...fr_FR, title: more(fr_FR.title) },
    text: { ...fr_FR, shortDescription: more(fr_FR.shortDescription) },
    seo: { ...fr_FR, seo: { ...fr_FR.seo, metaTitle: more(fr_FR.seo.metaTitle) } },
    block: { ...fr_FR, blocks: [...fr_FR.blocks, block] },
  };
  return { ...body, translations: { ...body.translations, fr_FR: changed[field] } };
}

/** What the shop has of a document, and everything of it that lies on a device. */
export const shopText = ({ server }: OfficeWorld, doc: string): unknown => server.memory().documents.get(doc)?.body;

export function deviceText({ disk: { contents } }: OfficeDevice, doc: string): unknown {
  const ofDoc = <Row extends { readonly lane: string }>(rows: Iterable<Row>): Row[] =>
    [...rows].filter(({ lane }) => lane.includes(doc));
  const drafts = [...contents.drafts.values()].filter(({ key }) => key.includes(doc));
  return [drafts, ofDoc(contents.outbox.values()), ofDoc(contents.parked.values())];
}

/** Words that are given up with a text, where nothing else holds them. */
function giveUp(world: OfficeWorld, doc: string, text: unknown, stay: readonly unknown[]): void {
  const kept = wordsIn([shopText(world, doc), ...stay]);
  for (const word of wordsIn(text)) if (!kept.has(word)) world.given.add(word);
}

export async function act(world: OfficeWorld, action: Action): Promise<void> {
  if (action.do === 'pass') return world.clock.advance(action.ms);
  if (!('device' in action)) return action.do === 'backUp' ? world.server.backUp() : restore(world);
  const device = world.devices[action.device];
  if (device === undefined) return;
  await actOn(world, device, action);
  await world.clock.settle();
}

/** What nobody but the shop had since its backup is gone with it. */
function restore(world: OfficeWorld): void {
  const backup = world.server.backup();
  if (backup === null) return;
  for (const [word, doc] of world.words) {
    const isIn = (body: unknown): boolean => wordsIn(body).has(word);
    const log = world.devices.map(({ disk }) =>
      [...disk.contents.sent.values()].filter(({ lane }) => lane.includes(doc)),
    );
    const screens = world.devices.map(({ sittings }) => sittings.map(({ edited }) => edited.view().working));
    const isHere = isIn([log, screens, world.devices.map((device) => deviceText(device, doc))]);
    if (isIn(shopText(world, doc)) && !isIn(backup.documents.get(doc)?.body) && !isHere) world.given.add(word);
  }
  world.server.restore();
  world.restored = true;
}

type OnDevice = Extract<Action, { readonly device: number }>;

async function actOn(world: OfficeWorld, device: OfficeDevice, action: OnDevice): Promise<void> {
  const sitting = 'tab' in action ? device.sittings[action.tab % Math.max(1, device.sittings.length)] : undefined;
  const { performDeps } = device.engine();
  switch (action.do) {
    case 'open':
    case 'openTwice': {
      const sort = SORTS[action.doc];
      if (sort === undefined || device.sittings.length > 2) return;
      const isNew = action.doc === 1 && action.device === 0;
      // without waiting: a text that is asked for comes with the time that passes
      const opening = [device.open(sort, isNew), ...(action.do === 'openTwice' ? [device.open(sort, isNew)] : [])];
      void Promise.all(opening);
      return world.clock.settle();
    }
    case 'type': {
      if (sitting === undefined) return;
      const word = `w${world.words.size}z`;
      world.words.set(word, sitting.sort.doc);
      sitting.edited.change((body) => typed(body, action.field, word));
      return;
    }
    case 'save':
      return sitting && press(world, sitting, action.device);
    case 'hide':
      return sitting?.edited.flush();
    case 'close':
      return sitting && closed(world, sitting);
    case 'kill':
      return sitting && kill(world, device, sitting);
    case 'discard': {
      if (sitting === undefined) return;
      const { working, base } = sitting.edited.view();
      await sitting.edited.discard();
      // who gives a text up wants no version of it any more
      withoutPresses(world, action.device, sitting.sort.doc);
      return giveUp(world, sitting.sort.doc, working, [base, deviceText(device, sitting.sort.doc)]);
    }
    case 'take': {
      const [offer] = sitting?.edited.view().offers ?? [];
      return offer && sitting?.edited.take(offer);
    }
    case 'refuse': {
      const [offer] = sitting?.edited.view().offers ?? [];
      if (sitting === undefined || offer === undefined) return;
      const row = (await device.drafts(offer.doc)).find(({ draft }) => draft === offer.draft);
      const isSame = !device.isHeld(draftKey(offer)) && JSON.stringify(row) === JSON.stringify(offer);
      await sitting.edited.refuse(offer);
      if (isSame) giveUp(world, offer.doc, offer.working, [offer.base, deviceText(device, offer.doc)]);
      return;
    }
    case 'choose':
      return choose(world, device, action.side);
    case 'retry':
    case 'abandon': {
      const [row] = device.disk.contents.parked.values();
      if (row === undefined) return;
      if (action.do === 'retry') return void (await retryParked(performDeps, row.mutId).catch(() => 0));
      await discardParked(performDeps, row.mutId).catch(() => {});
      const doc = row.lane.slice(row.lane.indexOf(':') + 1);
      withoutPresses(world, action.device, doc);
      if (!device.disk.contents.parked.has(row.mutId)) giveUp(world, doc, row.args, [deviceText(device, doc)]);
      return;
    }
    case 'stay':
      await markScope(openMemoryStore(device.disk), 'closing');
      await world.clock.advance(1_000);
      return markScope(openMemoryStore(device.disk), 'open');
    case 'signOut':
      return signOut(world, device);
    case 'crash':
      for (const one of device.sittings.slice()) await kill(world, device, one);
      return device.restart();
    case 'bar':
      return void world.server.barred.add(device.admin);
    case 'allow':
      return void world.server.barred.delete(device.admin);
    case 'bin':
    case 'unbin':
    case 'copy':
      return fromList(device, action.do, SORTS[action.doc]?.doc ?? '');
    case 'cut':
    case 'heal':
      device.wire.cut = action.do === 'cut';
      return device.engine().online(!device.wire.cut);
    case 'fates':
      return void device.wire.fates.push(...action.fates);
    case 'disk':
      return void Object.assign(device.failing, { writes: action.writes, isFull: action.isFull });
    case 'setClock':
      return device.engine().setClock(action.skewMs);
  }
}

/** A document that is left is written while the page goes on. */
export async function closed({ clock }: OfficeWorld, sitting: Sitting): Promise<void> {
  const closing = sitting.close();
  await clock.advance(2_500);
  await closing;
}

function withoutPresses(world: OfficeWorld, device: number, doc: string): void {
  world.presses = world.presses.filter((one) => one.device !== device || one.doc !== doc);
}

async function press(world: OfficeWorld, { sort, edited, failures }: Sitting, device: number): Promise<void> {
  const before = failures();
  const words = [...wordsIn(edited.view().working)];
  await edited.saveNow();
  const { state, stays } = edited.view();
  if (failures() > before || stays !== null || state === 'conflict' || state === 'typed') return;
  world.presses.push({ device, doc: sort.doc, words });
}

/** A tab that dies takes what its screen told of as not yet kept, and nothing else. */
async function kill(world: OfficeWorld, device: OfficeDevice, sitting: Sitting): Promise<void> {
  const { working, state } = sitting.edited.view();
  sitting.kill();
  await world.clock.settle();
  if (state === 'typed' || state === 'conflict')
    giveUp(world, sitting.sort.doc, working, [deviceText(device, sitting.sort.doc)]);
}

async function choose(world: OfficeWorld, device: OfficeDevice, side: 'mine' | 'theirs'): Promise<void> {
  for (const { doc } of SORTS) {
    const draft = (await device.drafts(doc)).find(({ conflict }) => conflict !== null);
    if (draft?.conflict == null) continue;
    const body = withChoices(draft, new Map(conflictsOf(draft).map((place) => [placeOf(place), side] as const)));
    if (body === null) continue;
    const queued = await decide(device.person(), draft, body).catch(() => 'nothing' as const);
    if (queued === 'nothing') return;
    const kept = wordsIn(body);
    for (const word of wordsIn([draft.working, draft.conflict.theirs])) if (!kept.has(word)) world.given.add(word);
    return;
  }
}

/** Where everything is with the shop. */
async function signOut(world: OfficeWorld, device: OfficeDevice): Promise<void> {
  for (const sitting of device.sittings.slice()) await closed(world, sitting);
  await world.clock.advance(5_000);
  const { contents } = device.disk;
  if (contents.outbox.size + contents.parked.size + unsavedIn([...contents.drafts.values()]) > 0) return;
  device.stop();
  await openMemoryStore(device.disk).destroy();
  await device.restart();
}

async function fromList(device: OfficeDevice, what: 'bin' | 'unbin' | 'copy', doc: string): Promise<void> {
  const head = device.heads().get(doc);
  if (head === undefined) return;
  const person = device.person();
  const refusedByDisk = (): void => {};
  if (what === 'bin' && head.status !== 'trash') await removeDocument(person, head).catch(refusedByDisk);
  if (what === 'unbin' && head.status === 'trash')
    await person.perform('api.admin.documents.restore', { doc }).catch(refusedByDisk);
  if (what === 'copy') await duplicateDocument(person, head, device.heads()).catch(refusedByDisk);
}

/** Everything heals, and enough time passes for every wait there is. */
export async function healOffice(world: OfficeWorld): Promise<void> {
  world.server.barred.clear();
  for (const { wire, failing, engine } of world.devices) {
    failing.writes = 0;
    wire.cut = false;
    wire.fates.length = 0;
    engine().online(true);
  }
  await world.clock.advance(70_000);
}
