/**
 * Becoming a customer, signing in and out, and the links of mails (specification §2 and §5, domain 7.1). All of it
 * online only: what a person is told here nobody but the server knows.
 */
import * as v from 'valibot';
import {
  customerFields,
  isConfirmed,
  knownPassword,
  newPassword,
  passwordConfirmation,
} from '#core/resources/users/customer-fields.ts';
import { schemaOf } from '#core/resources/field-set.ts';
import * as field from '#core/resources/kinds.ts';
import * as f from '#core/wire/fields.ts';
import { meAnswer } from '#core/contract/account/me.ts';
import { defineRoute } from '#core/wire/route.ts';

/** The address of an account, with the specification's words where it is missing. */
const accountEmail = v.pipe(v.string('email.required'), v.trim(), v.minLength(1, 'email.required'), f.email);

/** The secret of a link: 256 bits. */
export const linkToken = v.pipe(v.string('required'), v.regex(/^[\w-]{43}$/, 'token.invalid'));

const confirmedField = ['passwordConfirmation'] as const;
/** Both are looked at by a form whatever else is wrong; the server, which trusts nothing, stops at the first wrong part. */
const passwordFields = [['password'], confirmedField] as const;

/** What a sign-in asks for. */
export const loginBody = v.strictObject({
  email: accountEmail,
  password: knownPassword('password.required'),
  remember: v.boolean('required'),
  device: v.nullable(f.uuid),
});

/**
 * Opens a session under a new cookie, and gives the browser a new visitor: whoever knew the former ones knows nothing
 * (sync rule S80). `device` is the group of the guest's database on this device: from now on it is this customer's to
 * merge; null where no guest has been since.
 */
export const loginRoute = defineRoute({
  name: 'api.auth.login',
  method: 'POST',
  uri: 'api/auth/login',
  access: 'anyone',
  cache: 'no-store',
  body: loginBody,
  answer: meAnswer,
  refusals: ['auth.badCredentials', 'auth.tooManyAttempts', 'auth.unverified', 'auth.inactive'],
});

export const registerFields = {
  ...customerFields,
  email: field.email('Adresse e-mail'),
  password: field.password('Mot de passe', newPassword),
  passwordConfirmation: field.password('Confirmation du mot de passe', passwordConfirmation),
  terms: field.consent('Votre accord'),
};

/** What a new account asks for. */
export const registerBody = v.pipe(
  schemaOf(registerFields),
  v.forward(
    v.partialCheck(passwordFields, (given) => isConfirmed(given), 'password.mismatch'),
    confirmedField,
  ),
);

/**
 * An address that has an account already is told at its field (`email.taken`, specification §5). `mayEnter`: one may sign
 * in at once, with the address yet to be proven.
 */
export const registerRoute = defineRoute({
  name: 'api.auth.register',
  method: 'POST',
  uri: 'api/auth/register',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 10, perSeconds: 3600 },
  body: registerBody,
  answer: v.object({ email: v.string(), mayEnter: v.boolean() }),
});

/**
 * Ends the session of this browser, or every session of its customer. Answers the same to somebody without one. `group`:
 * that of the database which the device gives up with it (rule S34).
 */
export const logoutRoute = defineRoute({
  name: 'api.auth.logout',
  method: 'POST',
  uri: 'api/auth/logout',
  access: 'anyone',
  cache: 'no-store',
  forBorrowed: true,
  body: v.strictObject({ everywhere: v.boolean('required'), group: v.optional(f.uuid) }),
  answer: meAnswer,
});

/** Whose password was forgotten. */
export const forgotBody = v.strictObject({ email: accountEmail });

/** An address without an account is told at its field (`email.unknown`, specification §5). */
export const forgotRoute = defineRoute({
  name: 'api.auth.forgot',
  method: 'POST',
  uri: 'api/auth/forgot-password',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 5, perSeconds: 3600 },
  body: forgotBody,
  answer: v.object({}),
});

/** A new password, by the secret of a link. */
export const resetBody = v.pipe(
  v.strictObject({ token: linkToken, password: newPassword, passwordConfirmation }),
  v.forward(
    v.partialCheck(passwordFields, (given) => isConfirmed(given), 'password.mismatch'),
    confirmedField,
  ),
);

/** Ends every session of the customer. */
export const resetRoute = defineRoute({
  name: 'api.auth.reset',
  method: 'POST',
  uri: 'api/auth/reset-password',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 10, perSeconds: 3600 },
  body: resetBody,
  answer: v.object({ email: v.string() }),
  refusals: ['auth.linkExpired'],
});

/** The link shows whose the mailbox is, the password that it was they who asked: both belong together. */
export const verifyBody = v.strictObject({ token: linkToken, password: knownPassword('password.required') });

/**
 * Follows the link of a mail: a new account's address, or the new address of an account (`email.taken` since). Somebody
 * else's password (`password.wrong`) proves nothing: who typed a stranger's address gets no account by the stranger's press.
 */
export const verifyRoute = defineRoute({
  name: 'api.auth.verify',
  method: 'POST',
  uri: 'api/auth/verify',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 20, perSeconds: 3600 },
  body: verifyBody,
  answer: v.object({ purpose: v.picklist(['verify', 'email']), email: v.string() }),
  refusals: ['auth.linkExpired'],
});

/** Whose first link is sent again. */
export const resendBody = v.strictObject({ email: accountEmail });

/** Sends the first link again; says the same whatever the address is. */
export const resendRoute = defineRoute({
  name: 'api.auth.resend',
  method: 'POST',
  uri: 'api/auth/resend',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 3, perSeconds: 3600 },
  body: resendBody,
  answer: v.object({}),
});
