/**
 * On what terms the demo shop sells, in the words of its pages: from the settings and the rates it is filled with, so
 * that no page promises another price, delay or means of payment than the checkout.
 */
import { formatMoney } from '#core/domain/price/format-money.ts';
import { money } from '#core/domain/price/money.ts';
import { COUNTRIES, hasFrenchPostcodes } from '#core/domain/text/country.ts';
import { readingOf } from '#server/platform/settings/core-config.ts';

import { rates } from '../sale.ts';
import { settings } from './settings.ts';

const read = readingOf(
  settings.map(({ code, value, channel, locale }) => ({
    code,
    value,
    channel_code: channel ?? null,
    locale_code: locale ?? null,
  })),
  (message) => {
    throw new RangeError(message);
  },
);

/** « 6,90 € », « 80 € »: whole euros without cents, as a sentence names them. */
const written = (amount: number | null): string => formatMoney(amount ?? 0, 'fr_FR').replace(',00', '');

/** What parcels of one kind cost, from the lightest to the heaviest. */
function span(set: string): string {
  const prices = rates.filter((rate) => rate.set_code === set).map((rate) => rate.price);
  return `${written(money(Math.min(...prices)))} à ${written(money(Math.max(...prices)))}`;
}

/** The heaviest parcel of one kind, in kilograms. */
const heaviest = (set: string): number =>
  Math.max(...rates.filter((rate) => rate.set_code === set).map((rate) => rate.condition_to ?? 0));

/** Countries that parcels go to beside France and its territories: Monaco, and its neighbours. */
const abroad = COUNTRIES.filter((code) => code === 'MC' || !hasFrenchPostcodes(code)).map(
  (code) => new Intl.DisplayNames('fr', { type: 'region' }).of(code) ?? code,
);

export const DELIVERY = {
  price: written(read('sales.carriers.flatrate.default_rate')),
  freeFrom: written(read('sales.carriers.free.min_amount')),
  days: `${read('sales.carriers.flatrate.min_days')} à ${read('sales.carriers.flatrate.max_days')} jours ouvrés`,
  pickupHours: `${read('sales.carriers.pickup.preparation_hours')} h`,
  cutOff: `${read('sales.shipping.cut_off_hour')} h`,
  abroad: new Intl.ListFormat('fr').format(abroad),
  span,
  heaviest: (set: string): string => `${heaviest(set)} kg`,
} as const;

const METHODS = ['payzen', 'paypal_standard', 'payplug', 'banktransfer', 'crypto', 'account'] as const;
export type PaidBy = (typeof METHODS)[number];

/** The title of each means of payment that is open, in the order the checkout offers them. */
export const PAYMENTS: ReadonlyMap<PaidBy, string> = new Map(
  METHODS.filter((method) => read(`sales.payment_methods.${method}.active`))
    .toSorted((a, b) => read(`sales.payment_methods.${a}.sort`) - read(`sales.payment_methods.${b}.sort`))
    .map((method) => [method, read(`sales.payment_methods.${method}.title`)]),
);

export const PERIODS = {
  /** To pay on the page of a provider, before the order is given up. */
  onlineMinutes: `${read('sales.order_settings.pending_payment.expire_minutes')} minutes`,
  cryptoMinutes: `${read('sales.payment_methods.crypto.expire_minutes')} minutes`,
  transferDays: `${read('sales.payment_methods.banktransfer.expire_days')} jours`,
  /** Of who has never paid an order. */
  newTransferDays: `${read('sales.payment_methods.banktransfer.new_customer_days')} jours ouvrés`,
  quoteDays: `${read('sales.quote_settings.validity_days')} jours`,
  returnDays: `${read('sales.rma.setting.default_allow_days')} jours`,
  withdrawalDays: `${read('sales.withdrawal.days')} jours`,
} as const;
