/**
 * Steps that the office takes with something of the sale. Each says the revision it was decided on: sent twice, or after
 * somebody else's, it is refused as moved and changes nothing.
 */
import * as v from 'valibot';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { MAX_MERGED_LINES } from '#core/domain/cart/cart.ts';
import * as f from '#core/wire/fields.ts';
import type { RefusalCode } from '#core/wire/refusal.ts';
import { defineRoute } from '#core/wire/route.ts';

export const REASON_MAX = 500;
/** Lines of a sale: as many as the largest cart has, that of a guest put to a customer's. */
export const LINES_MAX = MAX_MERGED_LINES;

/** The revision it was decided on. */
export const seen = f.seenRevision;

const ALWAYS = ['record.unknown', 'record.moved'] as const satisfies readonly RefusalCode[];

/** Steps with one kind of things: `deskSteps('orders')('ship', …)` is `api.admin.orders.ship`. */
export const deskSteps =
  <const Subject extends string>(subject: Subject) =>
  <const Name extends string, Body extends v.GenericSchema>(
    name: Name,
    uri: string,
    permission: PermissionKey,
    body: Body,
    refusals: readonly RefusalCode[],
  ) =>
    defineRoute({
      name: `api.admin.${subject}.${name}`,
      method: 'POST',
      uri: `api/admin/${subject}/{uuid}/${uri}`,
      params: v.strictObject({ uuid: f.uuid }),
      access: { permission },
      cache: 'no-store',
      body,
      answer: v.object({}),
      refusals: [...ALWAYS, ...refusals],
    });

const commentBody = (longest: number) =>
  v.strictObject({ id: f.uuid, message: f.line(longest), isVisible: v.boolean('required') });

export type DeskCommentInput = v.InferOutput<ReturnType<typeof commentBody>>;

/** A word to the customer, by mail too, or a note among colleagues. The UUID is the device's. */
export const deskComment = <const Subject extends string>(
  subject: Subject,
  permission: PermissionKey,
  longest: number,
  refusals: readonly RefusalCode[] = [],
) =>
  defineRoute({
    name: `api.admin.${subject}.comments.store`,
    method: 'POST',
    uri: `api/admin/${subject}/{uuid}/comments`,
    params: v.strictObject({ uuid: f.uuid }),
    access: { permission },
    cache: 'no-store',
    body: commentBody(longest),
    answer: v.object({}),
    refusals: [...ALWAYS, ...refusals],
  });
