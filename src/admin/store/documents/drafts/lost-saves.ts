/**
 * Saves that no draft has any more: the shop had received them, was restored from a backup and, told of them again (S61),
 * had a colleague's text in their place. Each becomes a draft again, and is merged like any save that came second (S105).
 */
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { documentSaveRoute } from '#core/contract/cms/document-changes.ts';
import { argsOf } from '#src/admin/store/sync/change-args.ts';
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import type { ParkedRow } from '#src/db/rows.ts';
import type { ReadTables } from '#src/db/store.ts';
import { draftIn, rowOf, type DocumentDraft } from '#src/admin/store/drafts/draft-row.ts';
import { isNamed, saveOf } from '#src/admin/store/drafts/save-fate.ts';
import { isOvertaken } from '#src/admin/store/drafts/settle-draft.ts';

type Save = NonNullable<ReturnType<typeof argsOf<typeof documentSaveRoute.body>>>;

interface LostSave {
  readonly row: ParkedRow;
  readonly revId: string;
  readonly args: Save;
}

export async function adoptLostSaves({ store, newId }: Pick<OfficePerson, 'store' | 'newId'>): Promise<void> {
  const isLost = (parked: readonly ParkedRow[]): boolean =>
    parked.some((row) => isOvertaken(row) && saveOf(row) !== null);
  if (!(await store.read(['parked'], async (t) => isLost(await t.parked.all())))) return;
  await store.write(['parked', 'drafts', 'sent'], async (t) => {
    const drafts = (await t.drafts.all()).flatMap((row) => draftIn(row) ?? []);
    const owners = new Map(
      drafts.flatMap((draft) => (draft.save === null ? [] : [[draft.save.revId, draft] as const])),
    );
    const second = (await t.parked.all()).flatMap((row) => lostIn(row) ?? []);
    const lost = new Map(second.flatMap((save) => (owners.has(save.revId) ? [] : [[save.revId, save] as const])));
    const followed = new Set(second.map(({ args }) => args.baseRevId));
    for (const last of second) {
      const before = chainBefore(last, lost);
      const owner = owners.get(last.revId);
      // its text is in the one that follows it, or nothing before it was lost
      if (followed.has(last.revId) || (owner !== undefined && before.length === 0)) continue;
      const first = before.at(-1) ?? last;
      const { baseRev, baseRevId = null } = first.args;
      const stands = { baseRev, baseRevId, base: await textAt(t, first) };
      await t.drafts.put([rowOf({ ...(owner ?? draftOf(last, newId())), ...stands })]);
      await t.parked.remove(before.map(({ row }) => row.mutId));
    }
  });
}

function lostIn(row: ParkedRow): LostSave | null {
  const revId = isOvertaken(row) ? saveOf(row) : null;
  const args = revId === null ? null : argsOf(documentSaveRoute, row);
  return revId === null || args === null ? null : { row, revId, args };
}

/** The lost saves that one stands on, the nearest first. */
function chainBefore({ args }: LostSave, lost: ReadonlyMap<string, LostSave>): readonly LostSave[] {
  const before = args.baseRevId === undefined ? undefined : lost.get(args.baseRevId);
  return before === undefined ? [] : [before, ...chainBefore(before, lost)];
}

/** The text that a save stands on, if it was saved here of late; null: what it and the shop have apart is for a person. */
async function textAt(t: Pick<ReadTables, 'sent'>, { args: { baseRevId } }: LostSave): Promise<DocumentBody | null> {
  if (baseRevId === undefined) return null;
  const row = (await t.sent.all()).find((one) => saveOf(one) === baseRevId);
  return (row === undefined ? null : argsOf(documentSaveRoute, row))?.body ?? null;
}

const draftOf = (
  { row, revId, args: { doc, of, type, body } }: LostSave,
  draft: string,
): Omit<DocumentDraft, 'baseRev' | 'baseRevId' | 'base'> => ({
  draft,
  doc,
  of,
  type,
  working: body,
  save: { revId, body },
  isPressed: isNamed(row),
  conflict: null,
  moves: 0,
  at: row.at,
});
