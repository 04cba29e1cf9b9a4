/** Passwords of the back office (specification §5 and §9): forgotten, chosen anew, changed, and asked for once more. */
import * as v from 'valibot';
import {
  isConfirmed,
  knownPassword,
  newPassword,
  passwordConfirmation,
} from '#core/resources/users/customer-fields.ts';
import { adminEmail } from '#core/contract/admin/people/login.ts';
import { adminMeAnswer } from '#core/contract/admin/people/me.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** The secret of a link: 256 bits. */
const linkToken = v.pipe(v.string('required'), v.regex(/^[\w-]{43}$/, 'token.invalid'));

const BOTH = [['password'], ['passwordConfirmation']] as const;

/** Whose password was forgotten. */
export const adminForgotBody = v.strictObject({ email: adminEmail });

/** An address without an account is told at its field (`email.unknown`, specification §5). */
export const adminForgotRoute = defineRoute({
  name: 'api.admin.password.forgot',
  method: 'POST',
  uri: 'api/admin/auth/forgot-password',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 5, perSeconds: 3600 },
  body: adminForgotBody,
  answer: v.object({}),
});

/** A new password by the secret of a mail's link, of an invitation or of a forgotten password. */
export const adminResetBody = v.pipe(
  v.strictObject({ token: linkToken, password: newPassword, passwordConfirmation }),
  v.forward(
    v.partialCheck(BOTH, (given) => isConfirmed(given), 'password.mismatch'),
    ['passwordConfirmation'],
  ),
);

/** Ends every session of the account; a second factor stays. */
export const adminResetRoute = defineRoute({
  name: 'api.admin.password.reset',
  method: 'POST',
  uri: 'api/admin/auth/reset-password',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 10, perSeconds: 3600 },
  body: adminResetBody,
  answer: v.object({ email: v.string() }),
  refusals: ['auth.linkExpired'],
});

/** What another password asks for. */
export const adminPasswordBody = v.pipe(
  v.strictObject({ currentPassword: knownPassword('required'), password: newPassword, passwordConfirmation }),
  v.forward(
    v.partialCheck(BOTH, (given) => isConfirmed(given), 'password.differ'),
    ['passwordConfirmation'],
  ),
);

/** Ends the other sessions, and gives this one a new cookie and token; the client signs out after 5 s (specification §9). */
export const adminPasswordRoute = defineRoute({
  name: 'api.admin.password.change',
  method: 'PUT',
  uri: 'api/admin/auth/password',
  access: 'admin',
  cache: 'no-store',
  limit: { attempts: 10, perSeconds: 900 },
  body: adminPasswordBody,
  answer: adminMeAnswer,
  refusals: ['auth.tooManyAttempts'],
});

export const adminConfirmBody = v.strictObject({ currentPassword: knownPassword('required') });

/** The password once more: routes that ask for it of late (`confirmation.required`) answer for fifteen minutes. */
export const adminConfirmRoute = defineRoute({
  name: 'api.admin.password.confirm',
  method: 'POST',
  uri: 'api/admin/auth/confirm',
  access: { permission: 'admins.confirm' },
  cache: 'no-store',
  limit: { attempts: 10, perSeconds: 900 },
  body: adminConfirmBody,
  answer: v.object({ until: f.instant }),
  refusals: ['auth.tooManyAttempts'],
});

/**
 * Does nothing, and answers only whoever gave the password of late: what leaves by a link, and could not ask in place, is
 * preceded by it.
 */
export const adminConfirmedRoute = defineRoute({
  name: 'api.admin.password.confirmed',
  method: 'GET',
  uri: 'api/admin/auth/confirmed',
  access: 'admin',
  cache: 'no-store',
  needsConfirmation: true,
  answer: v.object({}),
  refusals: ['confirmation.required'],
});

/** The first administrator of a shop that has none. */
export const adminWelcomeBody = v.pipe(
  v.strictObject({
    token: linkToken,
    name: f.line(255),
    email: adminEmail,
    password: newPassword,
    passwordConfirmation,
  }),
  v.forward(
    v.partialCheck(BOTH, (given) => isConfirmed(given), 'password.mismatch'),
    ['passwordConfirmation'],
  ),
);

/**
 * What the first door of a shop says before anybody fills in a form: whether nobody works here yet, and whether the link
 * would open it. Where somebody does, a stranger learns no more than that, whatever link they hold.
 */
export const adminDoorRoute = defineRoute({
  name: 'api.admin.door',
  method: 'POST',
  uri: 'api/admin/auth/door',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 300, perSeconds: 3600 },
  body: v.strictObject({ token: v.nullable(v.pipe(v.string(), v.maxLength(200, 'text.tooLong'))) }),
  answer: v.object({ isUnmanned: v.boolean(), opens: v.boolean() }),
});

/** By the link that the shop prints at its start as long as nobody works there; signs the new administrator in. */
export const adminWelcomeRoute = defineRoute({
  name: 'api.admin.welcome',
  method: 'POST',
  uri: 'api/admin/auth/welcome',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 10, perSeconds: 3600 },
  body: adminWelcomeBody,
  answer: adminMeAnswer,
  refusals: ['auth.linkExpired'],
});
