/** Who issues a document and with what face, read at that moment: a document keeps both (domain 4.3). */
import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { isUuid } from '#core/domain/text/uuid.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import { loadBranding } from '#server/platform/settings/branding.ts';
import { clockIn } from '#server/platform/settings/clock.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import { deriveAccent } from '#core/settings/values/palette.ts';
import { BRANDING } from '#core/settings/branding.ts';
import type { DocumentHead, Identity } from '#server/subjects/documents/models/document.ts';
import type { Seller, Sender } from '#server/subjects/documents/models/parties.ts';

export interface PaperPlace {
  readonly area: Area;
  readonly locale: Locale;
}

const COUNTRY = /^[A-Z]{2}$/u;
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The shop as the law wants it named (art. R123-237 Code de commerce). */
export function sellerOf(setting: ReadSetting, { area, locale }: PaperPlace): Seller {
  const legal = <Name extends LegalName>(name: Name) => setting(`general.company.legal.${name}`);
  const place = { channel: area, locale };
  const mediator = orNull(legal('mediator_name'));
  return {
    name: legal('name') || setting('general.general.site.name', place),
    legalForm: orNull(legal('form')),
    capital: orNull(legal('capital')),
    address: {
      lines: legal('address')
        .split('\n')
        .filter((line) => line.trim() !== ''),
      postcode: legal('postcode'),
      city: legal('city'),
      country: COUNTRY.test(legal('country')) ? legal('country') : 'FR',
    },
    siret: orNull(legal('siret')),
    rcsCity: orNull(legal('rcs_city')),
    apeCode: orNull(legal('ape_code')),
    vatNumber: orNull(legal('vat_number')),
    phone: orNull(setting('general.company.contact.phone', place)),
    email: orNull(setting('general.company.contact.email', place)),
    producerNumbers: [],
    mediator: mediator === null ? null : { name: mediator, url: orNull(legal('mediator_url')) },
  };
}

/** Where parcels leave from: what the shop has set, else the seller's own address. */
export function senderOf(setting: ReadSetting, { area, locale }: PaperPlace): Sender {
  const place = { channel: area };
  const origin = (name: OriginName) => setting(`sales.shipping.origin.${name}`, place).trim();
  const seller = sellerOf(setting, { area, locale });
  const street = origin('address').split('\n');
  return {
    name: origin('store_name') || seller.name,
    address:
      origin('address') === ''
        ? seller.address
        : { lines: street, postcode: origin('zipcode'), city: origin('city'), country: origin('country') },
    contact: orNull(origin('contact')),
  };
}

type OriginName = 'store_name' | 'address' | 'zipcode' | 'city' | 'country' | 'contact';

type LegalName =
  | 'name'
  | 'form'
  | 'capital'
  | 'address'
  | 'postcode'
  | 'city'
  | 'country'
  | 'siret'
  | 'rcs_city'
  | 'ape_code'
  | 'vat_number'
  | 'mediator_name'
  | 'mediator_url';

async function identityOf(db: Db | Trx, setting: ReadSetting, { area, locale }: PaperPlace): Promise<Identity> {
  const { colors } = await loadBranding(db);
  const id = `${area}-primary` as const;
  const colour = colors.find((one) => one.id === id)?.value ?? BRANDING.get(id)?.default;
  const { light } = deriveAccent(String(colour));
  return {
    siteName: setting('general.general.site.name', { channel: area }),
    area,
    accent: { solid: light.solid, on: light.on },
    timeZone: clockIn(setting, area),
    ...(await logoOf(db, setting('sales.invoice_settings.pdf.logo', { channel: area, locale }), area)),
  };
}

/**
 * As it was made when it was chosen (`subjects/settings/paper-logo`): the one set for papers, else that of the channel.
 * @param media empty: none is set
 */
async function logoOf(db: Db | Trx, media: string, area: Area): Promise<Pick<Identity, 'logo'>> {
  const papers = db.selectFrom('paper_logo').select('png');
  const found = await (
    isUuid(media)
      ? papers.where('media', '=', media)
      : papers.innerJoin('shop_channel', 'shop_channel.logo', 'paper_logo.media').where('shop_channel.code', '=', area)
  ).executeTakeFirst();
  return found === undefined ? {} : { logo: found.png.toString('base64') };
}

/** What every document has, but for its number and instant. */
export async function loadIssuer(
  db: Db | Trx,
  setting: ReadSetting,
  place: PaperPlace,
): Promise<Pick<DocumentHead, 'identity' | 'locale' | 'seller'>> {
  return {
    identity: await identityOf(db, setting, place),
    locale: place.locale,
    seller: sellerOf(setting, place),
  };
}
