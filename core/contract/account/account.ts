/**
 * The account of a customer (domain 7.7). The profile may be edited offline; what guards the account – password, e-mail,
 * sessions – is online only.
 */
import * as v from 'valibot';
import {
  isConfirmed,
  knownPassword,
  newPassword,
  passwordConfirmation,
  profileFields,
} from '#core/resources/users/customer-fields.ts';
import { ACCOUNT_LANE, profileKind, withRevIds } from '#core/contract/account/customer-records.ts';
import { standsOn } from '#core/domain/revision/revision.ts';
import * as f from '#core/wire/fields.ts';
import { defineOfflineRoute } from '#core/wire/offline.ts';
import { defineRoute } from '#core/wire/route.ts';

/**
 * Writes the profile on top of the revision that was seen: written since at another place, it is refused
 * (`record.moved`), and the change waits for its author. The kind of customer stays what it was.
 */
export const profileUpdateRoute = defineOfflineRoute({
  name: 'api.account.profile.update',
  method: 'PUT',
  uri: 'api/account/profile',
  access: 'customer',
  cache: 'no-store',
  body: v.strictObject({ rev: f.rev, baseRevId: f.baseRevId, revId: f.madeRevId, fields: profileFields }),
  answer: v.object({ rev: v.number() }),
  refusals: ['record.moved'],
  offline: {
    ...withRevIds,
    lane: () => ACCOUNT_LANE,
    changes: ({ revId, fields, ...base }) => [
      profileKind.change(null, (profile) =>
        profile && standsOn(base, profile) ? { ...profile, rev: base.rev + 1, revId, fields } : profile,
      ),
    ],
  },
});

/** What another password asks for; both words are looked at whatever else is wrong. */
export const passwordBody = v.pipe(
  v.strictObject({ currentPassword: knownPassword('required'), password: newPassword, passwordConfirmation }),
  v.forward(
    v.partialCheck([['password'], ['passwordConfirmation']], (given) => isConfirmed(given), 'password.differ'),
    ['passwordConfirmation'],
  ),
);

/** Ends the other sessions, and gives this one a new cookie and token; the client signs out after 5 s (specification §9). */
export const passwordRoute = defineRoute({
  name: 'api.account.password',
  method: 'PUT',
  uri: 'api/account/password',
  access: 'customer',
  cache: 'no-store',
  limit: { attempts: 10, perSeconds: 900 },
  body: passwordBody,
  answer: v.object({ csrfToken: v.string() }),
  refusals: ['auth.tooManyAttempts'],
});

/** What another address asks for. */
export const emailBody = v.strictObject({ email: f.email, currentPassword: knownPassword('required') });

/** Sends a link to the new address; the account keeps the old one until it is followed. */
export const emailRoute = defineRoute({
  name: 'api.account.email',
  method: 'PUT',
  uri: 'api/account/email',
  access: 'customer',
  cache: 'no-store',
  limit: { attempts: 5, perSeconds: 3600 },
  body: emailBody,
  answer: v.object({}),
  refusals: ['auth.tooManyAttempts'],
});

/** Where the customer is signed in. */
export const sessionsRoute = defineRoute({
  name: 'api.account.sessions.index',
  method: 'GET',
  uri: 'api/account/sessions',
  access: 'customer',
  cache: 'no-store',
  answer: v.object({
    sessions: v.array(
      v.object({
        uuid: v.string(),
        isCurrent: v.boolean(),
        /** What the browser says of itself. */
        browser: v.string(),
        createdAt: f.instant,
        seenAt: f.instant,
      }),
    ),
  }),
});

/** Signs out every other device. */
export const sessionsDestroyRoute = defineRoute({
  name: 'api.account.sessions.destroy',
  method: 'DELETE',
  uri: 'api/account/sessions',
  access: 'customer',
  cache: 'no-store',
  body: v.strictObject({ others: v.literal(true) }),
  answer: v.object({ ended: v.number() }),
});

/** What giving the account up asks for. */
export const destroyBody = v.strictObject({ currentPassword: knownPassword('required') });

/**
 * Forgets the customer (domain 4.8, GDPR article 17): every session ends, and this browser is a guest again. Quotes that
 * became a contract, and proofs of what was agreed to, stay for as long as the law says.
 */
export const accountDestroyRoute = defineRoute({
  name: 'api.account.destroy',
  method: 'DELETE',
  uri: 'api/account',
  access: 'customer',
  cache: 'no-store',
  limit: { attempts: 10, perSeconds: 900 },
  body: destroyBody,
  answer: v.object({ csrfToken: v.string() }),
  refusals: ['account.busy', 'auth.tooManyAttempts'],
});
