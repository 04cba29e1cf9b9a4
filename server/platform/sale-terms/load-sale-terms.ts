/** On what terms an area sells, read from settings and managed tables: published to every device, and what the server prices by. */
import { sql } from 'kysely';

import type { PickupPlace, SaleTerms } from '#core/contract/checkout/sale-terms.ts';
import type { PaymentTerms } from '#core/domain/payment/methods.ts';
import { PROVIDER_CODES } from '#core/domain/payment/providers/all.ts';
import type { TableRateSet } from '#core/domain/shipping/methods.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { LOCALES } from '#core/domain/shop/locale.ts';
import type { TaxCategory } from '#core/domain/tax/tax-rate.ts';
import { COUNTRIES } from '#core/domain/text/country.ts';
import { SETTINGS } from '#core/settings/registry.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf, moneyOrNull } from '#server/database/decimal.ts';
import { groupRows } from '#server/database/group-rows.ts';
import type { ManagedTables } from '#server/database/tables/managed-tables.ts';
import type { Trx } from '#server/database/transaction.ts';
import { clockIn } from '#server/platform/settings/clock.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';

import { cartRuleOf } from './cart-rules.ts';
import { shownCurrencies } from './shown-currencies.ts';

export interface SaleTermsDeps {
  readonly db: Db | Trx;
  readonly setting: ReadSetting;
}

const MARGIN = 'marge';
const ANY = '*';

async function taxCategories(db: Db | Trx): Promise<readonly TaxCategory[]> {
  const categories = await db.selectFrom('tax_category').select('code').orderBy('code').execute();
  const rates = await db.selectFrom('tax_rate').selectAll().orderBy('identifier').execute();
  const byCategory = groupRows(rates, (row) => row.category);
  return categories.map(({ code }) => ({
    code,
    scheme: code === MARGIN ? 'margin' : 'standard',
    rates: (byCategory.get(code) ?? []).map((row) => ({
      identifier: row.identifier,
      country: row.country,
      state: row.state === ANY ? null : row.state,
      zip: row.zip_from === null || row.zip_to === null ? null : { kind: 'range', from: row.zip_from, to: row.zip_to },
      percent: Number(row.rate),
      legalMention: row.legal_mention,
    })),
  }));
}

async function tableRates(db: Db | Trx): Promise<readonly TableRateSet[]> {
  const sets = await db.selectFrom('table_rate_set').selectAll().where('status', '=', true).orderBy('code').execute();
  const rows = await db.selectFrom('table_rate').selectAll().orderBy('uuid').execute();
  const bySet = groupRows(rows, (row) => row.set_code);
  return sets.map((set) => ({
    code: set.code,
    name: set.name,
    carrierTitle: set.carrier_title,
    description: set.description,
    trackingUrl: set.tracking_url,
    condition: set.condition_type,
    minDays: set.delivery_min_days,
    maxDays: set.delivery_max_days,
    allowOversize: set.allow_oversize,
    allowDangerous: set.allow_dangerous,
    position: set.position,
    rates: (bySet.get(set.code) ?? []).map((row) => ({
      country: row.country,
      region: row.region,
      zipFrom: row.zip_from,
      zipTo: row.zip_to,
      conditionFrom: moneyOf(row.condition_from),
      conditionTo: moneyOrNull(row.condition_to),
      price: moneyOf(row.price),
      pricePerExtraUnit: moneyOrNull(row.price_per_extra_unit),
    })),
  }));
}

/** Those of the sources of the area, where it names any. */
async function pickupPlaces(db: Db | Trx, area: Area): Promise<readonly PickupPlace[]> {
  const rows = await db
    .withTables<ManagedTables>()
    .selectFrom('inventory_source')
    .selectAll()
    .where('is_pickup_point', '=', true)
    .where('status', '=', true)
    .where(sql<boolean>`not exists (select from shop_channel c where c.code = ${area}
      and cardinality(c.inventory_sources) > 0 and inventory_source.uuid <> all (c.inventory_sources))`)
    .orderBy('priority')
    .orderBy('code')
    .execute();
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return rows.map((row) => ({
    code: text(row['code']),
    name: text(row['name']),
    street: text(row['street']),
    postcode: text(row['postcode']),
    city: text(row['city']),
    country: text(row['country']),
    hours: text(row['opening_hours']) || null,
    phone: text(row['contact_number']),
  }));
}

function paymentTerms(setting: ReadSetting, area: Area): readonly PaymentTerms[] {
  const place = { channel: area };
  const shown = PROVIDER_CODES.filter((code) => setting(`sales.payment_methods.${code}.active`, place)).map(
    (code): PaymentTerms => ({
      code,
      title: setting(`sales.payment_methods.${code}.title`, place),
      sort: setting(`sales.payment_methods.${code}.sort`, place),
      minTotal: setting(`sales.payment_methods.${code}.min_total`, place),
      maxTotal: setting(`sales.payment_methods.${code}.max_total`, place),
      groups: setting(`sales.payment_methods.${code}.customer_groups`, place),
    }),
  );
  return [...shown, { code: 'free', title: 'Rien à payer', sort: 0, minTotal: null, maxTotal: null, groups: [] }];
}

/** The words beside the box that are not the usual ones: those every language of the shop has already. */
function ownTermsLabel(setting: ReadSetting, channel: Area): Pick<SaleTerms['terms'], 'label'> {
  const usual = SETTINGS['sales.checkout.terms.label'].default;
  const own = LOCALES.flatMap((locale) => {
    const text = setting('sales.checkout.terms.label', { channel, locale }).trim();
    return text === '' || text === usual ? [] : [[locale, text] as const];
  });
  return own.length === 0 ? {} : { label: Object.fromEntries(own) };
}

/** The terms of an area as they are now. */
export async function loadSaleTerms({ db, setting }: SaleTermsDeps, area: Area): Promise<SaleTerms> {
  const place = { channel: area };
  const [categories, sets, places, currencies, rules] = await Promise.all([
    taxCategories(db),
    tableRates(db),
    pickupPlaces(db, area),
    shownCurrencies(db, area),
    db.selectFrom('cart_rule').selectAll().where('status', '=', true).where('coupon_type', '=', 'none').execute(),
  ]);
  const home = {
    country: setting('sales.taxes.default_destination.country', place),
    state: null,
    postcode: setting('sales.taxes.default_destination.post_code', place),
  };
  const isFree = setting('sales.carriers.free.active', place);
  const freeFrom = setting('sales.carriers.free.min_amount', place) ?? 0;
  const isFetched = setting('sales.carriers.pickup.active', place);
  const message = setting('sales.order_settings.minimum_order.message', place).trim();
  return {
    area,
    pricing: {
      home,
      categories,
      defaultCategory: setting('sales.taxes.categories.product', place),
      oss: setting('sales.taxes.oss', place),
      franchise: setting('sales.taxes.franchise', place),
      basis: setting('sales.taxes.calculation.based_on', place),
      origin: {
        country: setting('sales.shipping.origin.country', place),
        state: setting('sales.shipping.origin.state', place).trim() || null,
        postcode: setting('sales.shipping.origin.zipcode', place) || home.postcode,
      },
      productPrices: setting('sales.taxes.calculation.product_prices', place),
      shippingPrices: setting('sales.taxes.calculation.shipping_prices', place),
      rounding: setting('sales.taxes.calculation.rounding', place),
      freeDeliveryFrom: isFree ? freeFrom : null,
    },
    shippingTaxCategory: setting('sales.taxes.categories.shipping', place),
    shipping: {
      countries: COUNTRIES,
      overseas: setting('sales.carriers.flatrate.overseas', place),
      free: isFree ? { title: setting('sales.carriers.free.title', place), from: freeFrom } : null,
      flatRate: setting('sales.carriers.flatrate.active', place)
        ? {
            title: setting('sales.carriers.flatrate.title', place),
            rate: setting('sales.carriers.flatrate.default_rate', place) ?? 0,
            per: setting('sales.carriers.flatrate.type', place) === 'per_unit' ? 'unit' : 'order',
            minDays: setting('sales.carriers.flatrate.min_days', place),
            maxDays: setting('sales.carriers.flatrate.max_days', place),
          }
        : null,
      tableRates: setting('sales.carriers.tablerate.active', place) ? sets : [],
      pickup: isFetched
        ? {
            title: setting('sales.carriers.pickup.title', place),
            fee: 0,
            preparationHours: setting('sales.carriers.pickup.preparation_hours', place),
            points: places.map(({ code, name }) => ({ code, name, hours: null })),
          }
        : null,
    },
    pickupPlaces: isFetched ? places : [],
    cutOffHour: setting('sales.shipping.cut_off_hour', place),
    timeZone: clockIn(setting, area),
    rules: rules.map(cartRuleOf).filter((rule) => rule.areas.includes(area)),
    ...currencies,
    minimum: {
      enable: setting('sales.order_settings.minimum_order.enable', place),
      amount: setting('sales.order_settings.minimum_order.amount', place) ?? 0,
      includeTax: setting('sales.order_settings.minimum_order.include_tax', place),
      includeDiscount: setting('sales.order_settings.minimum_order.include_discount', place),
      ...(message === '' ? {} : { message }),
    },
    payments: paymentTerms(setting, area),
    quotes: {
      enabled: setting('sales.quote_settings.enabled', place),
      guestEnabled: setting('sales.quote_settings.guest_enabled', place),
      minTotal: setting('sales.quote_settings.min_total', place) ?? 0,
    },
    terms: {
      page: setting('sales.checkout.terms.page_slug', place),
      version: setting('sales.checkout.terms.version', place),
      ...ownTermsLabel(setting, area),
    },
    display: {
      subtotal: setting('sales.taxes.display.subtotal', place),
      shipping: setting('sales.taxes.display.shipping', place),
      professional: setting('sales.taxes.display.professional_prices', place),
    },
    addresses: { phone: setting('customer.address.requirements.phone', place) },
    mayCancel: setting('sales.order_settings.customer_cancel', place),
    mayReorder: setting('sales.order_settings.reorder.shop', place),
  };
}
