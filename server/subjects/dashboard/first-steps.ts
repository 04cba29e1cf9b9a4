/** How far a new shop is set up: what the shop cannot sell without, asked of settings and tables each time. */
import { sql } from 'kysely';

import {
  FIRST_STEP_PLACES,
  FIRST_STEPS,
  type FirstStep,
  type firstStepsRoute,
} from '#core/contract/admin/dashboard/first-steps.ts';
import { can, type Admin } from '#core/domain/actor/actor.ts';
import { paymentFacts } from '#core/domain/payment/methods.ts';
import { PROVIDER_CODES } from '#core/domain/payment/providers/all.ts';
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';

type Counted = Readonly<Record<'source' | 'rates' | 'families' | 'categories' | 'products', boolean>> & {
  published: readonly string[];
};

export async function readFirstSteps(db: Db, reader: Admin): Promise<RouteAnswer<typeof firstStepsRoute>> {
  const shown = FIRST_STEPS.filter((code) => can(reader, FIRST_STEP_PLACES[code].permission));
  if (shown.length === 0) return [];
  const setting = await settingsIn(db);
  const pages = AREAS.map((channel) => setting('sales.checkout.terms.page_slug', { channel }));
  const { rows } = await sql<Counted>`
    select
      exists (select from inventory_source where status) as source,
      exists (select from table_rate_set where status) as rates,
      exists (select from attribute_family where is_user_defined) as families,
      exists (select from category where is_active) as categories,
      exists (select from product where is_active and is_visible and parent_id is null and deleted_at is null) as products,
      array(select slug from cms_document where kind = 'content' and type = 'page' and published is not null
        and deleted_at is null and slug = any(${pages}::text[])) as published`.execute(db);
  const [found] = rows;
  if (found === undefined) return [];
  const isDone: Readonly<Record<FirstStep, boolean>> = {
    company: isCompanyKnown(setting),
    payment: AREAS.some((area) => canBePaid(setting, area)),
    delivery: AREAS.some((area) => isDelivered(setting, area, found.rates)),
    source: found.source,
    terms: pages.every((page) => found.published.includes(page)),
    families: found.families,
    categories: found.categories,
    products: found.products,
  };
  return shown.map((code) => ({ code, isDone: isDone[code] }));
}

/** What invoices and legal pages say of the seller (Code de la consommation, art. L111-1 and L221-5). */
const isCompanyKnown = (setting: ReadSetting): boolean =>
  (
    [
      'general.company.legal.name',
      'general.company.legal.address',
      'general.company.legal.postcode',
      'general.company.legal.city',
      'general.company.legal.siret',
      'general.company.contact.email',
    ] as const
  ).every((code) => setting(code).trim() !== '');

/** A way to pay that is offered and, of a transfer, an account to which it goes. */
const canBePaid = (setting: ReadSetting, channel: Area): boolean =>
  PROVIDER_CODES.some(
    (code) =>
      setting(`sales.payment_methods.${code}.active`, { channel }) &&
      (paymentFacts(code).kind !== 'transfer' ||
        setting('sales.payment_methods.banktransfer.iban', { channel }).trim() !== ''),
  );

const isDelivered = (setting: ReadSetting, channel: Area, hasRates: boolean): boolean =>
  setting('sales.carriers.flatrate.active', { channel }) ||
  setting('sales.carriers.free.active', { channel }) ||
  (hasRates && setting('sales.carriers.tablerate.active', { channel }));
