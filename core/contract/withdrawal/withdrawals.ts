/**
 * "Renoncer au contrat ici" (Code de la consommation, art. L221-21 and D221-5; domain 6.4): by the buyer who is signed in,
 * or by a link that was sent to the address of the order.
 */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const open = { method: 'POST', access: 'anyone', cache: 'no-store' } as const;

/** By what right: the order is the buyer's own, or the secret of the mail names it. */
const by = v.union(
  [v.strictObject({ order: f.uuid }), v.strictObject({ token: v.pipe(v.string('required'), v.maxLength(100)) })],
  'required',
);

/** What the link is asked for with. */
export const withdrawalLinkBody = v.strictObject({ number: f.line(40), email: f.email });

/** Answers the same for every order and address, known or not: nobody learns who bought here. */
export const withdrawalLinkRoute = defineRoute({
  name: 'api.withdrawals.request-link',
  uri: 'api/withdrawals/request-link',
  ...open,
  limit: { attempts: 5, perSeconds: 3600 },
  body: withdrawalLinkBody,
  answer: v.object({}),
});

const told = v.object({ uuid: v.string(), receivedAt: v.string() });

/** What can be withdrawn from. Asked with a body: the secret of a link belongs in no address. */
export const withdrawalShowRoute = defineRoute({
  name: 'api.withdrawals.show',
  uri: 'api/withdrawals/show',
  ...open,
  limit: { attempts: 60, perSeconds: 3600 },
  body: v.strictObject({ by }),
  answer: v.object({
    area: f.area,
    number: v.string(),
    placedAt: v.string(),
    name: v.string(),
    email: v.string(),
    isOpen: v.boolean(),
    /** `2026-11-30`; null: nothing was received yet. */
    lastDay: v.nullable(v.string()),
    lines: v.array(
      v.object({
        uuid: v.string(),
        name: v.string(),
        sku: v.string(),
        /** Units at most; of those, units that were not sent. */
        quantity: v.number(),
        unsent: v.number(),
        obstacle: v.nullable(v.picklist(['professional', 'made_to_order', 'download', 'nothing_left'])),
        mustBeSealed: v.boolean(),
      }),
    ),
    /** Withdrawals of this order that the shop has received, oldest first. */
    before: v.array(told),
  }),
  refusals: ['record.unknown', 'auth.linkExpired'],
});

/** Who states it, and where the acknowledgement goes. */
export const withdrawalWho = v.strictObject({ name: f.line(120), email: f.email });

export const WITHDRAWAL_REASON_MAX = 500;

export const withdrawalStoreRoute = defineRoute({
  name: 'api.withdrawals.store',
  uri: 'api/withdrawals',
  ...open,
  limit: { attempts: 20, perSeconds: 3600 },
  body: v.strictObject({
    /** Given by the device: the same one again is the same withdrawal. */
    uuid: f.uuid,
    by,
    ...withdrawalWho.entries,
    /** Null: from the whole order. */
    lines: v.nullable(
      v.pipe(
        f.listOf(v.strictObject({ line: f.uuid, quantity: v.pipe(f.quantity, v.minValue(1, 'number.tooSmall')) }), 300),
        v.minLength(1, 'required'),
        v.check((lines) => new Set(lines.map((one) => one.line)).size === lines.length, 'value.invalid'),
      ),
    ),
    /** Never needed. */
    reason: f.optionalText(WITHDRAWAL_REASON_MAX),
  }),
  answer: v.object({
    ...told.entries,
    number: v.string(),
    /** Number of the return that waits for what was sent; null: nothing comes back. */
    rma: v.nullable(v.string()),
  }),
  refusals: ['record.unknown', 'record.moved', 'auth.linkExpired', 'withdrawal.closed'],
});
