/** Routes called at once and answered at once: reading, start-up, sync itself. */
import { vehicleShowRoute, vehiclesIndexRoute } from '#core/contract/catalogue/vehicles-for-sale.ts';
import {
  accountDestroyRoute,
  emailRoute,
  passwordRoute,
  sessionsDestroyRoute,
  sessionsRoute,
} from '#core/contract/account/account.ts';
import { dataIndexRoute, dataShowRoute, dataStoreRoute } from '#core/contract/account/data-requests.ts';
import { borrowRoute } from '#core/contract/account/borrow.ts';
import {
  forgotRoute,
  loginRoute,
  logoutRoute,
  registerRoute,
  resendRoute,
  resetRoute,
  verifyRoute,
} from '#core/contract/account/auth.ts';
import { arriveRoute, handOverRoute } from '#core/contract/account/hand-over.ts';
import { cartShowRoute } from '#core/contract/cart/cart.ts';
import { changesRoute, manifestRoute, pageRoute } from '#core/contract/catalogue/catalogue.ts';
import {
  categoriesIndexRoute,
  categoriesTreeRoute,
  categoryFiltersRoute,
  categoryShowRoute,
} from '#core/contract/catalogue/categories.ts';
import { consentStoreRoute } from '#core/contract/consent/consents.ts';
import {
  contentShowRoute,
  contentsIndexRoute,
  menuShowRoute,
  sliderShowRoute,
} from '#core/contract/content/contents.ts';
import { sampleShowRoute } from '#core/contract/downloads/samples.ts';
import { initRoute } from '#core/contract/shop/init.ts';
import { meRoute, visitorForgetRoute } from '#core/contract/account/me.ts';
import {
  newsletterConfirmRoute,
  newsletterSubscribeRoute,
  newsletterUnsubscribeRoute,
} from '#core/contract/newsletter/newsletter.ts';
import { stockAlertConfirmRoute, stockAlertDestroyRoute, stockAlertStoreRoute } from '#core/contract/stock/alerts.ts';
import { metadataRoute } from '#core/contract/shop/metadata.ts';
import { pageAnswerRoute } from '#core/contract/pages/page-answer.ts';
import {
  attributeFamiliesRoute,
  productCrossSellsRoute,
  productRelatedRoute,
  productShowRoute,
  productUpSellsRoute,
  productsIndexRoute,
} from '#core/contract/catalogue/products.ts';
import { couponStoreRoute } from '#core/contract/cart/coupon.ts';
import { placeOrderRoute } from '#core/contract/checkout/place-order.ts';
import { saleTermsRoute } from '#core/contract/checkout/sale-terms.ts';
import { downloadFileRoute, downloadIndexRoute } from '#core/contract/orders/downloads.ts';
import { orderDocumentRoute } from '#core/contract/orders/orders.ts';
import { paymentAbandonRoute, paymentRetryRoute, paymentShowRoute } from '#core/contract/payment/payments.ts';
import {
  quoteGuestAcceptRoute,
  quoteGuestClaimRoute,
  quoteGuestDeclineRoute,
  quoteGuestShowRoute,
} from '#core/contract/quotes/quote-guest.ts';
import { quoteConvertRoute, quotePdfRoute } from '#core/contract/quotes/quote-payment.ts';
import { rmaImageShowRoute, rmaLabelRoute, rmaReasonsRoute } from '#core/contract/returns/rma-files.ts';
import {
  withdrawalLinkRoute,
  withdrawalShowRoute,
  withdrawalStoreRoute,
} from '#core/contract/withdrawal/withdrawals.ts';
import { searchAskedRoute, searchRoute, suggestRoute } from '#core/contract/catalogue/search.ts';
import { pullRoute, pushRoute } from '#core/wire/sync.ts';

export const ONLINE_ROUTES = {
  'api.init': initRoute,
  'api.me': meRoute,
  'api.visitor.forget': visitorForgetRoute,
  'api.auth.login': loginRoute,
  'api.auth.register': registerRoute,
  'api.auth.logout': logoutRoute,
  'api.auth.hand-over': handOverRoute,
  'api.auth.arrive': arriveRoute,
  'api.auth.borrow': borrowRoute,
  'api.auth.forgot': forgotRoute,
  'api.auth.reset': resetRoute,
  'api.auth.verify': verifyRoute,
  'api.auth.resend': resendRoute,
  'api.account.password': passwordRoute,
  'api.account.email': emailRoute,
  'api.account.sessions.index': sessionsRoute,
  'api.account.sessions.destroy': sessionsDestroyRoute,
  'api.account.destroy': accountDestroyRoute,
  'api.account.data-requests.index': dataIndexRoute,
  'api.account.data-requests.store': dataStoreRoute,
  'api.account.data-requests.show': dataShowRoute,
  'api.get-metadata': metadataRoute,
  'api.page': pageAnswerRoute,
  'api.products.index': productsIndexRoute,
  'api.products.show': productShowRoute,
  'api.vehicles-for-sale.index': vehiclesIndexRoute,
  'api.vehicles-for-sale.show': vehicleShowRoute,
  'api.products.related': productRelatedRoute,
  'api.samples.show': sampleShowRoute,
  'api.products.up-sells': productUpSellsRoute,
  'api.products.cross-sells': productCrossSellsRoute,
  'api.categories.index': categoriesIndexRoute,
  'api.categories.tree': categoriesTreeRoute,
  'api.categories.show': categoryShowRoute,
  'api.categories.filters': categoryFiltersRoute,
  'api.attribute-families.index': attributeFamiliesRoute,
  'api.search': searchRoute,
  'api.search.suggest': suggestRoute,
  'api.search.asked': searchAskedRoute,
  'api.contents.index': contentsIndexRoute,
  'api.contents.show': contentShowRoute,
  'api.menus.show': menuShowRoute,
  'api.sliders.show': sliderShowRoute,
  'api.cart.show': cartShowRoute,
  'api.cart.coupon.store': couponStoreRoute,
  'api.sale-terms.show': saleTermsRoute,
  'api.checkout.orders.store': placeOrderRoute,
  'api.orders.documents.show': orderDocumentRoute,
  'api.account.downloads.index': downloadIndexRoute,
  'api.account.downloads.show': downloadFileRoute,
  'api.payments.show': paymentShowRoute,
  'api.payments.retry': paymentRetryRoute,
  'api.payments.abandon': paymentAbandonRoute,
  'api.rma.reasons.index': rmaReasonsRoute,
  'api.rma.label': rmaLabelRoute,
  'api.rma.images.show': rmaImageShowRoute,
  'api.quotes.guest.show': quoteGuestShowRoute,
  'api.quotes.guest.accept': quoteGuestAcceptRoute,
  'api.quotes.guest.decline': quoteGuestDeclineRoute,
  'api.quotes.guest.claim': quoteGuestClaimRoute,
  'api.quotes.convert': quoteConvertRoute,
  'api.quotes.pdf': quotePdfRoute,
  'api.withdrawals.request-link': withdrawalLinkRoute,
  'api.withdrawals.show': withdrawalShowRoute,
  'api.withdrawals.store': withdrawalStoreRoute,
  'api.newsletter.subscribe': newsletterSubscribeRoute,
  'api.newsletter.confirm': newsletterConfirmRoute,
  'api.newsletter.unsubscribe': newsletterUnsubscribeRoute,
  'api.stock-alerts.store': stockAlertStoreRoute,
  'api.stock-alerts.confirm': stockAlertConfirmRoute,
  'api.stock-alerts.destroy': stockAlertDestroyRoute,
  'api.consents.store': consentStoreRoute,
  'api.sync.push': pushRoute,
  'api.sync.pull': pullRoute,
  'api.catalogue.manifest': manifestRoute,
  'api.catalogue.page': pageRoute,
  'api.catalogue.changes': changesRoute,
} as const;

export type OnlineRoutes = typeof ONLINE_ROUTES;
export type OnlineRouteName = keyof OnlineRoutes;
