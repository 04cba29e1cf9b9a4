/** « Mes données » (domain 4.7, 4.8; GDPR, articles 15, 17 and 20): what the shop holds of a customer, and what keeps it. */
import * as v from 'valibot';
import { knownPassword } from '#core/resources/users/customer-fields.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** What has to end before an account may go. */
export const ERASURE_OBSTACLES = ['order', 'refund', 'return'] as const;

export const dataIndexRoute = defineRoute({
  name: 'api.account.data-requests.index',
  method: 'GET',
  uri: 'api/account/data-requests',
  access: 'customer',
  cache: 'no-store',
  answer: v.object({
    /** The last file asked for; null: none is kept. */
    export: v.nullable(
      v.object({
        uuid: v.string(),
        state: v.picklist(['pending', 'ready', 'expired']),
        askedAt: f.instant,
        /** Until when its file may be fetched. */
        until: v.nullable(f.instant),
      }),
    ),
    /** Why the account cannot be deleted now: numbers of orders and returns. */
    obstacles: v.array(v.object({ kind: v.picklist(ERASURE_OBSTACLES), number: v.string() })),
  }),
});

/** What asking for the file asks for. */
export const dataBody = v.strictObject({ currentPassword: knownPassword('required') });

/** Asks for a file of everything; asked again while one is being made, the same. */
export const dataStoreRoute = defineRoute({
  name: 'api.account.data-requests.store',
  method: 'POST',
  uri: 'api/account/data-requests',
  access: 'customer',
  cache: 'no-store',
  limit: { attempts: 10, perSeconds: 86_400 },
  body: dataBody,
  answer: v.object({ uuid: v.string() }),
  refusals: ['auth.tooManyAttempts'],
});

/** The file itself, for a few days and for who asked. */
export const dataShowRoute = defineRoute({
  name: 'api.account.data-requests.show',
  method: 'GET',
  uri: 'api/account/data-requests/{uuid}',
  access: 'customer',
  cache: 'no-store',
  forBorrowed: false,
  params: v.strictObject({ uuid: f.uuid }),
  answer: v.unknown(),
  refusals: ['record.unknown'],
});
