/**
 * What has become of a save, told by the one place that knows: the queue, what was refused, and answers. A save is known
 * by the revision it makes, which goes with it into every new number, mutation and group (rule S103).
 */
import * as v from 'valibot';
import { documentSaveRoute } from '#core/contract/cms/document-changes.ts';
import { draftLane } from '#core/contract/cms/document.ts';
import { laneRange, type OutboxRow, type ParkedRow } from '#src/db/rows.ts';
import type { ReadTables } from '#src/db/store.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import type { DocumentDraft } from './draft-row.ts';
import { isOvertaken } from './settle-draft.ts';

export type SaveFate =
  | { readonly is: 'none' }
  /** It has not left; `isLast`: nothing follows it in its lane. */
  | { readonly is: 'waiting'; readonly row: OutboxRow; readonly isLast: boolean }
  /** Its answer is not known. */
  | { readonly is: 'left'; readonly row: OutboxRow }
  | { readonly is: 'received'; readonly mutId: string; readonly answer: Received }
  /** Somebody else wrote first. */
  | { readonly is: 'overtaken'; readonly row: ParkedRow }
  /** Refused for another reason: it waits on « Ce qui reste à envoyer ». */
  | { readonly is: 'refused'; readonly row: ParkedRow }
  /** Its author gave it up, or its answer is gone: nobody sends it any more. */
  | { readonly is: 'nowhere' };

/** Builds before answered the number alone, and kept every text as it was sent as far as they said. */
const received = v.object({ rev: v.number(), revId: v.optional(v.string()), asSent: v.optional(v.boolean(), true) });
type Received = v.InferOutput<typeof received>;

/** Which save a stored change is: the revision that it makes or, of an earlier build, its mutation; null: none. */
export const saveOf = ({ route, args, mutId }: Pick<OutboxRow, 'route' | 'args' | 'mutId'>): string | null =>
  route === documentSaveRoute.name ? (textIn(args, 'revId') ?? mutId) : null;

/** Its author pressed save. */
export const isNamed = ({ args }: Pick<OutboxRow, 'args'>): boolean => fieldIn(args, 'named') === true;

export async function fateOf(
  t: Pick<ReadTables, 'outbox' | 'parked' | 'results'>,
  { doc, save }: Pick<DocumentDraft, 'doc' | 'save'>,
): Promise<SaveFate> {
  if (save === null) return { is: 'none' };
  const isIt = (row: Pick<OutboxRow, 'route' | 'args' | 'mutId'>): boolean => saveOf(row) === save.revId;
  const lane = await t.outbox.between(...laneRange(draftLane.of(doc)));
  const row = lane.find((one) => !isNoop(one) && isIt(one));
  if (row !== undefined)
    return row.sends > 0 ? { is: 'left', row } : { is: 'waiting', row, isLast: lane.at(-1) === row };
  const parked = (await t.parked.all()).find(isIt);
  if (parked !== undefined) return { is: isOvertaken(parked) ? 'overtaken' : 'refused', row: parked };
  for (const { mutId, route, answer } of await t.results.all()) {
    const read = route === documentSaveRoute.name ? v.safeParse(received, answer) : null;
    // of an earlier build's save the shop has answered an identity that its device did not know
    if (read?.success && (read.output.revId === save.revId || mutId === save.revId))
      return { is: 'received', mutId, answer: read.output };
  }
  return { is: 'nowhere' };
}

/** Whether the save that another one follows or replaces was pressed by a person, and never became what they pressed for. */
export const isOwedByName = (fate: SaveFate): boolean =>
  (fate.is === 'waiting' || fate.is === 'overtaken' || fate.is === 'refused') && isNamed(fate.row);

function fieldIn(args: unknown, name: string): unknown {
  return typeof args === 'object' && args !== null
    ? Object.entries(args).find(([key]) => key === name)?.[1]
    : undefined;
}

function textIn(args: unknown, name: string): string | null {
  const value = fieldIn(args, name);
  return typeof value === 'string' ? value : null;
}
