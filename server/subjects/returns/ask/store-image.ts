import type { rmaImageRoute } from '#core/contract/returns/rma.ts';
import { isRmaOpen } from '#core/domain/returns/rma-status.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { personalName } from '#server/gateways/storage/storage-gateway.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

import { ownRma } from './own-rma.ts';
import { photosAtMost } from './photos-at-most.ts';

/**
 * Keeps a photo of a return under a name that nobody can guess and no answer says. Its UUID is unique for ever: sent again,
 * it is the same photo.
 * @throws Refusal `record.unknown`, `record.moved`, `order.notAllowed`, `return.picture`
 */
export async function storeImage(context: ChangeContext, args: RouteInput<typeof rmaImageRoute>['body']) {
  const { trx, now, ids, storage } = context;
  const rma = await ownRma(context, args.rma);
  const before = await trx.selectFrom('rma_image').select('rma_id').where('uuid', '=', args.uuid).executeTakeFirst();
  if (before !== undefined) {
    if (before.rma_id !== rma.id) throw new Refusal('record.moved');
    return { uuid: args.uuid };
  }
  if (!isRmaOpen(rma.status)) throw new Refusal('order.notAllowed', { status: rma.status });
  const { count, last } = await trx
    .selectFrom('rma_image')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('position').as('last')])
    .where('rma_id', '=', rma.id)
    .executeTakeFirstOrThrow();
  const { area } = await trx
    .selectFrom('sale_order')
    .select('area')
    .where('id', '=', rma.order_id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= photosAtMost(await context.settings(), area))
    throw new Refusal('return.picture', { reason: 'tooMany' });
  // what makes pictures is loaded where there is one to make
  const { makePhoto } = await import('./make-photo.ts');
  const photo = await makePhoto(Buffer.from(args.data, 'base64'));
  if (photo === null) throw new Refusal('return.picture');
  const file = personalName(ids.secret(), 'webp');
  await trx
    .insertInto('rma_image')
    .values({
      uuid: args.uuid,
      rma_id: rma.id,
      position: (last ?? 0) + 1,
      file,
      mime: photo.mime,
      bytes: photo.bytes.byteLength,
      width: photo.width,
      height: photo.height,
      created_at: now,
    })
    .execute();
  await storage.write(file, photo.bytes);
  return { uuid: args.uuid };
}
