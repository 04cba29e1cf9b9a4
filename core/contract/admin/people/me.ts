/** Who works here: the account and what it may do, as every screen of the back office knows it. Never cached. */
import * as v from 'valibot';
import { LOCALES } from '#core/domain/shop/locale.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** The administrator whose session came with the request. */
export const administrator = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.object({ uuid: v.string(), name: v.string() }),
  /** Keys of domain 7.6, as the role holds them now. */
  permissions: v.array(v.string()),
  locale: v.picklist(LOCALES),
  hasSecondFactor: v.boolean(),
  /** Revision of the account, for whoever edits the own profile. */
  rev: v.number(),
  revId: f.toldRevId,
});

export type Administrator = v.InferOutput<typeof administrator>;

export const adminMeAnswer = v.object({
  admin: v.nullable(administrator),
  /** The password was right: a code of the second factor is still to come. */
  isSecondFactorDue: v.boolean(),
  /** Sent back as `X-CSRF-Token` on every call that is not a GET; expired → 419. Another one after signing in or out. */
  token: v.string(),
});

/** Gives the browser what its token is bound to. */
export const adminMeRoute = defineRoute({
  name: 'api.admin.me',
  method: 'GET',
  uri: 'api/admin/me',
  access: 'anyone',
  cache: 'no-store',
  answer: adminMeAnswer,
});
