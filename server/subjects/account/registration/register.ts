import type { registerRoute, resendRoute } from '#core/contract/account/auth.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import { firstApproval, firstGroup } from '#core/domain/account/customer.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { storeConsent } from '#server/subjects/consent/store-consent.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';

import type { AccountDeps } from '../account-deps.ts';
import { checkUncommon } from '../passwords/common-passwords.ts';
import { orderLink } from '../mails/account-links.ts';
import { asksForProof } from '../asks-for-proof.ts';
import { checkProbes, tellOfAddress } from '../address-probes.ts';
import { checkAge, profileColumns } from '../profile.ts';

interface Asked {
  readonly now: Date;
  readonly locale: Locale;
}

interface AskedBySomebody extends Asked {
  /** Network address of the caller. */
  readonly address: string;
  visitor(): Promise<string | null>;
}

/** Of the words a new customer agrees to; another one when they say something else. */
const TERMS_VERSION = '2026-11-20';

/**
 * Makes an account; unless the shop says otherwise nobody can sign in to it before its address is proven. Group and
 * approval are the shop's to say.
 * @throws Refusal `input.invalid` at `email` when it has an account, at `birthDate` for somebody too young;
 *   `attempts.exceeded`
 */
export async function register(
  deps: AccountDeps,
  { now, locale, ...caller }: AskedBySomebody,
  body: RouteInput<typeof registerRoute>['body'],
): Promise<RouteAnswer<typeof registerRoute>> {
  const { email, password, passwordConfirmation: _again, terms, ...fields } = body;
  checkAge(fields, now);
  await checkProbes(deps, 'taken');
  const setting = await deps.settings();
  const looksAtCompanies = setting('customer.settings.account.professional_approval');
  const groups = {
    individual: setting('customer.settings.account.default_group'),
    professional: setting('customer.settings.account.professional_group'),
  };
  await checkUncommon(deps, password, email);
  const passwordHash = await deps.passwords.hash(password);
  const id = deps.ids.uuid();
  const from = { visitor: await caller.visitor(), customer: id, address: caller.address, now };
  const isMade = await inTransaction(deps.db, async (trx) => {
    const made = await trx
      .insertInto('customer')
      .values({
        id,
        email,
        password_hash: passwordHash,
        group_code: await groupIn(trx, groups[fields.customerType], firstGroup(fields.customerType)),
        approval: firstApproval(fields.customerType, looksAtCompanies),
        locale,
        created_at: now,
        updated_at: now,
        ...profileColumns(fields),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return false;
    const choices = { terms, newsletter: fields.newsletter };
    /* what was agreed to bears the customer's own UUID */
    await storeConsent(trx, from, { uuid: id, version: TERMS_VERSION, choices });
    await orderLink(trx, { customer: id, purpose: 'verify', email, locale }, { ...deps, now });
    return true;
  });
  if (!isMade) throw await tellOfAddress(deps, 'taken');
  return { email, mayEnter: !(await asksForProof(deps)) };
}

/** The group the shop has set for new customers; the usual one where there is none of that code. */
async function groupIn(trx: Trx, code: string, usual: string): Promise<string> {
  const found = await trx.selectFrom('customer_group').select('code').where('code', '=', code).executeTakeFirst();
  return found?.code ?? usual;
}

/** Letters to one account within an hour (domain 7.1). */
const RESEND_LIMIT = { attempts: 3, perSeconds: 3600 };

/** Sends the first link again to an account that waits for it; says nothing of any other address. */
export async function resend(
  deps: AccountDeps,
  { now, locale }: Asked,
  { email }: RouteInput<typeof resendRoute>['body'],
): Promise<void> {
  const account = await deps.db
    .selectFrom('customer')
    .select(['id', 'verified_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!account || account.verified_at !== null) return;
  await deps.attempts.count([{ key: `api.auth.resend customer:${account.id}`, limit: RESEND_LIMIT }]);
  await inTransaction(deps.db, (trx) =>
    orderLink(trx, { customer: account.id, purpose: 'verify', email, locale }, { ...deps, now }),
  );
}
