/** Saves of a spreadsheet as they come from a device: each product by itself, once (rules S134 to S137). */
import { sheetChangeRoute, type SheetChangeArgs } from '#core/contract/admin/products/sheet/sheet-change.ts';
import { sheetLane } from '#core/contract/admin/products/sheet/sheet-lane.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';
import { changeHandler } from '#server/sync/change/change-handler.ts';
import type { SyncSubject } from '#server/sync/change/subject.ts';
import { productHooks } from '#server/subjects/catalogue/products/product-hooks.ts';

import { followLater } from './follow-later.ts';
import { writeSheetChange } from './write-sheet-change.ts';

type Context = Pick<ChangeContext<Admin>, 'trx' | 'person' | 'now' | 'ids'> &
  Partial<Pick<ChangeContext<Admin>, 'units'>>;

/**
 * Told again under another mutation id, in another group, it is the row of its save that is here (rule S136).
 * @throws Refusal as `writeSheetChange`; `record.moved` where the save is somebody else's
 */
export async function takeSheetChange({ trx, person, now, ids, units }: Context, args: SheetChangeArgs) {
  const told = await trx
    .selectFrom('spreadsheet_row')
    .select(['admin', 'rev', 'rev_id'])
    .where('save', '=', args.save)
    .where('product', '=', args.product)
    .executeTakeFirst();
  if (told !== undefined) {
    if (told.admin !== person.id) throw new Refusal('record.moved');
    return { rev: told.rev, revId: told.rev_id };
  }
  const name = await trx.selectFrom('admin').select('name').where('uuid', '=', person.id).executeTakeFirst();
  const author = { ...person, ...name };
  const follow = productHooks({ ids }).afterWrites;
  const note = units === undefined || follow === undefined ? {} : { note: followLater(units, follow) };
  const { rev, revId, before } = await writeSheetChange({ trx, now, ids, ...note }, author, args);
  await trx
    .insertInto('spreadsheet_row')
    .values({
      save: args.save,
      product: args.product,
      admin: person.id,
      at: now,
      title: args.title,
      rev,
      rev_id: revId ?? args.revId,
      before: JSON.stringify(before),
    })
    .execute();
  return { rev, revId };
}

export const sheetSync = {
  lanes: [sheetLane],
  handlers: {
    'api.admin.products.sheet.change': changeHandler(sheetChangeRoute, (context: ChangeContext<Admin>, args) =>
      takeSheetChange(context, args),
    ),
  },
} as const satisfies SyncSubject<Admin>;
