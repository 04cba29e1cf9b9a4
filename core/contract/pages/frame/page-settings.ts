/**
 * The settings that documents carry, by the page they show: what a component reads in the first drawing has to be here.
 * Whatever is drawn later waits for all of them (`useSettings`). That each is here is a law of the tests.
 */
import { eachBlock, type Block } from '#core/domain/blocks/block.ts';
import type { Page } from '#core/contract/pages/page.ts';
import { pickSettings, type PublicCode, type ShownSettings } from '#core/settings/shown.ts';

/** Around every page. */
const AROUND = [
  'general.content.header_offer.title',
  'general.content.header_offer.link_label',
  'general.content.header_offer.link',
  'general.content.footer.copyright',
  'catalog.products.search.min_query_length',
  'customer.settings.wishlist.wishlist_option',
  'general.company.contact.phone',
  'general.company.contact.opening_hours',
  'general.company.social.facebook',
  'general.company.social.instagram',
  'general.company.social.youtube',
  'general.company.social.tiktok',
] as const satisfies readonly PublicCode[];

/** The promise about the delivery, and where a parcel is picked up. */
const DELIVERY = [
  'sales.carriers.free.active',
  'sales.carriers.free.min_amount',
  'sales.carriers.flatrate.active',
  'sales.carriers.flatrate.default_rate',
  'sales.carriers.flatrate.type',
  'sales.carriers.flatrate.min_days',
  'sales.carriers.flatrate.max_days',
  'sales.carriers.pickup.active',
  'sales.carriers.pickup.preparation_hours',
  'general.company.legal.city',
] as const satisfies readonly PublicCode[];

const CRUMBS = ['general.general.breadcrumbs.shop'] as const satisfies readonly PublicCode[];

const CONTACT = [
  'general.company.contact.email',
  'general.company.legal.address',
  'general.company.legal.postcode',
  'general.company.legal.city',
  'general.maps.google.api_key',
  'general.maps.store.latitude',
  'general.maps.store.longitude',
] as const satisfies readonly PublicCode[];

/** The mentions the law wants of whoever publishes. */
const LEGAL = [
  'general.company.legal.name',
  'general.company.legal.form',
  'general.company.legal.capital',
  'general.company.legal.address',
  'general.company.legal.postcode',
  'general.company.legal.city',
  'general.company.legal.siret',
  'general.company.legal.rcs_city',
  'general.company.legal.ape_code',
  'general.company.legal.vat_number',
  'general.company.legal.publication_director',
  'general.company.legal.host',
  'general.company.contact.email',
] as const satisfies readonly PublicCode[];

const BY_KIND: Readonly<Record<Page['kind'], readonly PublicCode[]>> = {
  home: [...DELIVERY, 'sales.rma.setting.default_allow_days'],
  list: CRUMBS,
  categories: [],
  product: [...CRUMBS, ...DELIVERY, 'emails.general.notifications.back_in_stock'],
  search: [],
  content: CRUMBS,
  post: CRUMBS,
  postList: [],
  contact: CONTACT,
};

/** What single blocks read. */
const BY_BLOCK: Readonly<Record<string, readonly PublicCode[]>> = {
  services: [...DELIVERY, 'sales.rma.setting.default_allow_days'],
  hours: CONTACT,
  map: CONTACT,
  contactForm: CONTACT,
  legal: LEGAL,
};

const blocksOf = (page: Page): readonly Block[] => ('shown' in page && page.shown ? page.shown.blocks : []);

const codesOf = (page: Page): readonly PublicCode[] => [
  ...BY_KIND[page.kind],
  ...[...eachBlock(blocksOf(page))].flatMap(({ type }) => BY_BLOCK[type] ?? []),
];

/** @param page null: a page of errors, or one that the device draws by itself */
export const pageSettings = (settings: ShownSettings, page: Page | null): ShownSettings =>
  pickSettings(settings, page === null ? AROUND : [...AROUND, ...codesOf(page)]);
