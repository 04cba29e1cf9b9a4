/**
 * Settings that the domain names and nothing of the shop reads, with the reason. They are defined, so that their values
 * are kept and travel with a backup; no screen offers what would change nothing. Whoever reads one takes its line away: a
 * test looks.
 */
const AWAITING: readonly string[] = [
  /* weights are kilograms: the law and the carriers count so */
  'general.general.locale_options.weight_unit',
  /* the hosts of the shop are those of its channels */
  'general.hosts.',
  /* our content security policy lets no inline script or style run, and colours are the branding’s (design 6) */
  'general.content.custom_scripts.',
  /* lists of the office have pages of their own choice, those of the shop one length (catalog.products.storefront) */
  'general.design.pagination.',
  /* what everybody may ask for (RGPD, art. 15, 17 and 20) is not switched off */
  'general.gdpr.settings.',
  /* rates are those the shopkeeper writes: no outside service is asked */
  'general.exchange_rates.settings.',
  /* nobody else measures visitors */
  'general.analytics.',
  /* a list has one view */
  'catalog.products.storefront.mode',
  /* no press orders before what the law wants said has been read (art. L221-14 Code de la consommation) */
  'catalog.products.storefront.buy_now',
  /* there are no reviews yet, nor mails that ask for them */
  'catalog.products.review.',
  /* sizes of pictures follow from the screens that show them */
  'catalog.products.images.',
  /* wherever a price is struck, the lowest of the thirty days before stands there (art. L112-1-1) */
  'catalog.products.price.show_prior_price',
  /* there is no choice of a vehicle yet */
  'catalog.fitment.',
  /* no address that we deliver to or tax by has a region in it */
  'customer.address.requirements.state',
  /* floods meet limits of our own: no outside service looks at visitors */
  'customer.captcha.',
  /* every set of rates has a name of its own, which the checkout shows */
  'sales.carriers.tablerate.title',
  /* a page is the same for everybody: prices of articles are told with VAT */
  'sales.taxes.display.prices',
  /* the words of the button are law (art. L221-14 Code de la consommation): nothing may be chosen */
  'sales.checkout.order_button',
  /* photos of a return are drawn anew on the device and again by the shop, whatever they were; no other file is taken */
  'sales.rma.setting.allowed_mimes',
  'emails.general.notifications.review_request',
  /* a cart is no consent to a letter (art. L34-5 Code des postes et des communications électroniques) */
  'emails.general.notifications.abandoned_cart',
  /* owed to the customer, and sent whatever is set (domain 12, those with a star) */
  'emails.general.notifications.verification',
  'emails.general.notifications.new_order',
  'emails.general.notifications.cancel_order',
  'emails.general.notifications.quote_sent',
  'emails.general.notifications.rma_created',
  'emails.general.notifications.rma_status',
];

/** Written with the channels, whose form they stand on; read as settings all the same. */
const OF_CHANNELS: ReadonlySet<string> = new Set(['general.general.locale_options.timezone']);

export const isOfChannels = (code: string): boolean => OF_CHANNELS.has(code);

/** Whether nobody reads the setting. */
export const isAwaiting = (code: string): boolean =>
  AWAITING.some((one) => (one.endsWith('.') ? code.startsWith(one) : code === one));
