/** What an editor does at a device, and what happens to it. */
import { duplicateDocument, removeDocument } from '#src/admin/store/documents/act-on-document.ts';
import { conflictsOf, placeOf, withChoices } from '#src/admin/store/documents/differences.ts';
import { draftKey } from '#src/admin/store/drafts/draft-row.ts';
import { decide } from '#src/admin/store/documents/drafts/draft-store.ts';
import { discardParked, retryParked } from '#src/sync/outbox/parked.ts';
import { markScope } from '#src/sync/scope/closing.ts';
import { entryIn } from './counts/count-acts.ts';
import type { EditorAction } from './office-actions.ts';
import type { OfficeDevice, Sitting } from './office-device.ts';
import { SORTS, type OfficeWorld } from './office-state.ts';
import { deviceText, giveUp, wordsIn } from './texts.ts';
import { typed } from './typing.ts';

export async function actAsEditor(world: OfficeWorld, device: OfficeDevice, action: EditorAction): Promise<void> {
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
      await device.database.look();
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
      await device.database.look();
      if (isSame) giveUp(world, offer.doc, offer.working, [offer.base, deviceText(device, offer.doc)]);
      return;
    }
    case 'choose':
      return choose(world, device, action.side);
    case 'retry':
    case 'abandon': {
      const [row] = device.database.contents().parked.values();
      if (row === undefined) return;
      if (action.do === 'retry') return void (await retryParked(performDeps, row.mutId).catch(() => 0));
      await discardParked(performDeps, row.mutId).catch(() => {});
      await device.database.look();
      const entry = entryIn(row);
      if (entry !== null && !device.database.contents().parked.has(row.mutId)) world.uncounted.add(entry);
      const doc = row.lane.slice(row.lane.indexOf(':') + 1);
      withoutPresses(world, action.device, doc);
      if (!device.database.contents().parked.has(row.mutId)) giveUp(world, doc, row.args, [deviceText(device, doc)]);
      return;
    }
    case 'stay': {
      const marked = (mark: 'closing' | 'open') =>
        markScope(performDeps.store, mark).then(
          () => true,
          () => false,
        );
      // a press that the disk refuses is told and changes nothing: whoever wants to stay presses again
      if (!(await marked('closing'))) return;
      await world.clock.advance(1_000);
      while (!(await marked('open'))) await world.clock.advance(1_000);
      return;
    }
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
export async function kill(world: OfficeWorld, device: OfficeDevice, sitting: Sitting): Promise<void> {
  const { working, state } = sitting.edited.view();
  sitting.kill();
  await world.clock.settle();
  await device.database.look();
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
