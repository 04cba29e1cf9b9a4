/** What somebody who works here does with the own account: name, second factor, browsers signed in. */
import * as v from 'valibot';
import { adminEmail, secondFactorCode } from '#core/contract/admin/people/login.ts';
import { adminMeAnswer } from '#core/contract/admin/people/me.ts';
import { LOCALES } from '#core/domain/shop/locale.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** What one may write of the own account; the role and whether it is active are for others. */
export const adminProfileBody = v.strictObject({
  ...f.seenRevision,
  name: f.line(255),
  email: adminEmail,
  locale: v.picklist(LOCALES, 'required'),
});

/** An address that another account has is told at its field (`email.taken`); the former one is told of the change. */
export const adminProfileRoute = defineRoute({
  name: 'api.admin.profile.update',
  method: 'PUT',
  uri: 'api/admin/profile',
  access: 'admin',
  needsConfirmation: true,
  cache: 'no-store',
  body: adminProfileBody,
  answer: adminMeAnswer,
  refusals: ['record.moved'],
});

/** A secret for an authenticator, as its address and as letters to type; it counts once a code of it has come. */
export const secondFactorBeginRoute = defineRoute({
  name: 'api.admin.second-factor.begin',
  method: 'POST',
  uri: 'api/admin/profile/second-factor/begin',
  access: 'admin',
  needsConfirmation: true,
  cache: 'no-store',
  limit: { attempts: 20, perSeconds: 3600 },
  body: v.strictObject({}),
  answer: v.object({ address: v.string(), secret: v.string() }),
});

const codes = v.object({ codes: v.array(v.string()) });

export const secondFactorEnableBody = v.strictObject({ code: secondFactorCode });

/** From now on a sign-in asks for a code. Answers ten recovery codes, told this once. */
export const secondFactorEnableRoute = defineRoute({
  name: 'api.admin.second-factor.enable',
  method: 'POST',
  uri: 'api/admin/profile/second-factor',
  access: 'admin',
  needsConfirmation: true,
  cache: 'no-store',
  body: secondFactorEnableBody,
  answer: codes,
  refusals: ['auth.badCode', 'auth.tooManyAttempts'],
});

export const secondFactorDisableRoute = defineRoute({
  name: 'api.admin.second-factor.disable',
  method: 'DELETE',
  uri: 'api/admin/profile/second-factor',
  access: 'admin',
  needsConfirmation: true,
  cache: 'no-store',
  body: v.strictObject({}),
  answer: v.object({}),
});

/** Ten new recovery codes; the former ones open nothing any more. */
export const secondFactorCodesRoute = defineRoute({
  name: 'api.admin.second-factor.codes',
  method: 'POST',
  uri: 'api/admin/profile/second-factor/codes',
  access: 'admin',
  needsConfirmation: true,
  cache: 'no-store',
  limit: { attempts: 10, perSeconds: 3600 },
  body: v.strictObject({}),
  answer: codes,
  refusals: ['record.unknown'],
});

/** Where the administrator is signed in. */
export const adminSessionsRoute = defineRoute({
  name: 'api.admin.sessions.index',
  method: 'GET',
  uri: 'api/admin/sessions',
  access: 'admin',
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

/** Ends one session of the own account, or all but this one. */
export const adminSessionsDestroyRoute = defineRoute({
  name: 'api.admin.sessions.destroy',
  method: 'DELETE',
  uri: 'api/admin/sessions',
  access: 'admin',
  cache: 'no-store',
  body: v.strictObject({ uuid: v.nullable(f.uuid) }),
  answer: v.object({ ended: v.number() }),
});
