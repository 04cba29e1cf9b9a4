/** What is done with an account of the back office beside writing it: invited anew, helped in, given up. */
import * as v from 'valibot';
import { knownPassword } from '#core/resources/users/customer-fields.ts';
import { adminMeAnswer } from '#core/contract/admin/people/me.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const params = v.strictObject({ uuid: f.uuid });

/** Another invitation to somebody who has not chosen a password yet; the former link opens nothing. */
export const inviteAgainRoute = defineRoute({
  name: 'api.admin.admins.invite',
  method: 'POST',
  uri: 'api/admin/admins/{uuid}/invitation',
  params,
  access: { permission: 'admins.store' },
  needsConfirmation: true,
  cache: 'no-store',
  limit: { attempts: 20, perSeconds: 3600 },
  body: v.strictObject({}),
  answer: v.object({}),
  refusals: ['record.unknown', 'admin.notAllowed', 'confirmation.required'],
});

/** For somebody who has lost authenticator and recovery codes: the password alone is asked for again. */
export const dropSecondFactorRoute = defineRoute({
  name: 'api.admin.admins.drop-second-factor',
  method: 'DELETE',
  uri: 'api/admin/admins/{uuid}/second-factor',
  params,
  access: { permission: 'admins.update' },
  needsConfirmation: true,
  cache: 'no-store',
  body: v.strictObject({}),
  answer: v.object({}),
  refusals: ['record.unknown', 'admin.notAllowed', 'confirmation.required'],
});

export const destroySelfBody = v.strictObject({ currentPassword: knownPassword('required') });

/** Gives the own account up, with its sessions; the last administrator stays. */
export const destroySelfRoute = defineRoute({
  name: 'api.admin.profile.destroy',
  method: 'DELETE',
  uri: 'api/admin/profile',
  access: { permission: 'admins.destroy-self' },
  cache: 'no-store',
  limit: { attempts: 10, perSeconds: 900 },
  body: destroySelfBody,
  answer: adminMeAnswer,
  refusals: ['auth.tooManyAttempts', 'admin.notAllowed'],
});
