/** Into the back office and out of it (specification §2 and §8, domain 7.5). */
import * as v from 'valibot';
import { knownPassword } from '#core/resources/users/customer-fields.ts';
import { adminMeAnswer } from '#core/contract/admin/people/me.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** The address of an account, with the specification's words where it is missing. */
export const adminEmail = v.pipe(v.string('email.required'), v.trim(), v.minLength(1, 'email.required'), f.email);

/** What a sign-in asks for. */
export const adminLoginBody = v.strictObject({
  email: adminEmail,
  password: knownPassword('password.required'),
  remember: v.boolean('required'),
});

/**
 * Opens a session under a new cookie. Where the account has a second factor the session opens nothing until its code
 * has come (`isSecondFactorDue`).
 */
export const adminLoginRoute = defineRoute({
  name: 'api.admin.login',
  method: 'POST',
  uri: 'api/admin/auth/login',
  access: 'anyone',
  cache: 'no-store',
  body: adminLoginBody,
  answer: adminMeAnswer,
  refusals: ['auth.badCredentials', 'auth.tooManyAttempts', 'auth.inactive'],
});

/** Six digits of an authenticator, or a recovery code; spaces and dashes are for the eye. */
export const secondFactorCode = v.pipe(
  v.string('required'),
  v.transform((text) => text.replace(/[\s-]/gu, '').toLowerCase()),
  v.minLength(1, 'required'),
  v.regex(/^(?:\d{6}|[a-z2-7]{16})$/u, 'code.invalid'),
);

/** What the second step of a sign-in asks for. */
export const secondFactorBody = v.strictObject({ code: secondFactorCode });

/** The session gets another cookie, and opens. Each code does it once. */
export const adminSecondFactorRoute = defineRoute({
  name: 'api.admin.login.second-factor',
  method: 'POST',
  uri: 'api/admin/auth/second-factor',
  access: 'anyone',
  cache: 'no-store',
  body: secondFactorBody,
  answer: adminMeAnswer,
  refusals: ['session.required', 'auth.badCode', 'auth.tooManyAttempts'],
});

/**
 * Ends the session of this browser. Answers the same to somebody without one. `group`: that of the database which the
 * device gives up with it (rule S34).
 */
export const adminLogoutRoute = defineRoute({
  name: 'api.admin.logout',
  method: 'POST',
  uri: 'api/admin/auth/logout',
  access: 'anyone',
  cache: 'no-store',
  body: v.strictObject({ group: v.optional(f.uuid) }),
  answer: adminMeAnswer,
});
