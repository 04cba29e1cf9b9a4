/**
 * Changes as they lie on devices, a record of every route and of every version of its arguments there ever was. Only
 * added to: a device comes back after weeks, and what it holds was written by the build of then (rule S49).
 */
import type { OfflineRouteName } from '#core/contract/offline-routes.ts';

const PRODUCT = '3f0d6f0e-8f1a-4a3e-9a51-0f6d8f3b2c11';
const VARIANT = '8b1f6a52-9a0e-4a59-b9a4-3b9f6e8b7d20';
const QUOTE = '1b671a64-40d5-491e-99b0-da01ff1f3341';
const ADDRESS = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a01';
const VISITOR = '9f8c7e5a-1b2c-4d3e-8f90-a1b2c3d4e5f6';

const target = { area: 'moto', lineKey: `${PRODUCT}:${VARIANT}`, product: PRODUCT, variant: VARIANT };
const snapshot = {
  name: 'Casque intégral',
  sku: 'HEL-1-L',
  path: '/moto/nos-produits/casque/casque-integral/l',
  image: '3d2f9a6d5c3b1a0f',
  options: [{ label: 'Taille', value: 'L' }],
  unitPrice: 1_990_000,
  taxPercent: 20,
  deposit: 0,
  ecoContribution: 200,
};
const wished = { name: 'Casque intégral', path: '/moto/nos-produits/casque/casque-integral/l', image: null };
const contact = {
  uuid: QUOTE,
  area: 'auto',
  name: 'Mathilde Le Guennec',
  email: 'm@garage.example',
  phone: '06 12 45 78 90',
  message: 'Bonjour,\nquand arrive-t-il ?',
  consent: true,
};
const address = {
  label: 'Maison',
  gender: 'Mrs',
  firstName: 'Mathilde',
  lastName: 'Le Guennec',
  companyName: null,
  vatNumber: null,
  street1: '12 rue de la République',
  street2: null,
  additional: null,
  postcode: '69002',
  city: 'Lyon',
  country: 'FR',
  phone: '06 12 45 78 90',
  deliveryNote: null,
};
const { lineKey, product, variant } = target;

/** Version → arguments. */
export const RECORDED: { readonly [Name in OfflineRouteName]: Readonly<Record<number, unknown>> } = {
  'api.cart.items.store': { 1: { ...target, delta: 2, snapshot } },
  'api.cart.items.update': { 1: { area: 'moto', lineKey, from: 2, to: 5 } },
  'api.cart.items.destroy': { 1: { area: 'moto', lineKey } },
  'api.cart.clear': { 1: { area: 'moto' } },
  'api.cart.notices.acknowledge': { 1: { area: 'moto', lineKeys: [lineKey] } },
  'api.cart.keep': { 1: { area: 'moto', lines: [{ lineKey, product, variant, quantity: 2, snapshot }] } },
  'api.cart.merge': {
    1: {
      area: 'moto',
      visitor: VISITOR,
      lines: [{ lineKey, product, variant, quantity: 2, snapshot }],
      favourites: [
        { lineKey, product, variant, snapshot: { ...wished, price: 1_990_000 }, at: '2026-01-05T09:00:00.000Z' },
      ],
    },
  },
  'api.checkout.quotes.store': {
    1: {
      uuid: QUOTE,
      area: 'moto',
      lines: [{ lineKey, quantity: 2, name: 'Casque intégral', sku: 'HEL-1-L', unitPrice: 1_990_000 }],
      contact: {
        customerType: 'professional',
        gender: 'Mrs',
        lastName: 'Le Guennec',
        firstName: 'Mathilde',
        email: 'm@garage.example',
        phone: '06 12 45 78 90',
        postcode: '44000',
        city: 'Nantes',
        corporateName: 'Garage du Pont',
        siret: '732 829 320 00074',
      },
      vehicle: 'Tracer 9',
      wantedDate: '2026-03-01',
      comment: 'Montage compris',
      consent: true,
    },
  },
  'api.contact.store': { 1: { ...contact, subject: 'Délai des disques', orderNumber: null } },
  'api.contact.vehicle': {
    1: { ...contact, vehicle: null, vehicleName: 'Clio V', requestType: 'test-drive', wantedDate: null },
  },
  'api.quotes.accept': {
    1: { area: 'moto', quote: QUOTE, version: 2 },
    2: { area: 'moto', quote: QUOTE, version: 2, versionId: VISITOR },
  },
  'api.quotes.decline': {
    1: { area: 'moto', quote: QUOTE, version: 2, reason: 'Trop tard.' },
    2: { area: 'moto', quote: QUOTE, version: 2, versionId: VISITOR, reason: 'Trop tard.' },
  },
  'api.orders.cancel': { 1: { order: QUOTE, reason: 'Commandée deux fois.' } },
  'api.orders.comments.store': { 1: { uuid: ADDRESS, order: QUOTE, message: 'Quand part-elle ?' } },
  'api.cart.coupon.destroy': { 1: { area: 'moto' } },
  'api.quotes.cancel': { 1: { area: 'moto', quote: QUOTE } },
  'api.quotes.comments.store': { 1: { area: 'moto', quote: QUOTE, uuid: ADDRESS, message: 'Et la livraison ?' } },
  'api.rma.store': {
    1: {
      uuid: ADDRESS,
      area: 'moto',
      order: QUOTE,
      orderNumber: 'CMD00000042',
      type: 'return',
      packageCondition: 'opened',
      information: 'Trop petit',
      preferredResolution: 'exchange',
      lines: [{ line: VISITOR, quantity: 1, reason: 'wrong-size', name: 'Casque intégral', sku: 'HEL-1-L' }],
      photos: 1,
    },
  },
  'api.rma.images.store': { 1: { rma: ADDRESS, uuid: QUOTE, mime: 'image/jpeg', data: '/9j/' } },
  'api.rma.messages.store': { 1: { rma: ADDRESS, uuid: QUOTE, message: 'Le colis est parti.' } },
  'api.rma.close': { 1: { rma: ADDRESS } },
  'api.rma.reopen': { 1: { rma: ADDRESS } },
  'api.account.profile.update': {
    1: {
      rev: 3,
      fields: {
        customerType: 'individual',
        gender: 'Mrs',
        lastName: 'Le Guennec',
        firstName: 'Mathilde',
        birthDate: '1990-05-17',
        phone: '06 12 45 78 90',
        company: null,
        address: null,
        additionalAddress: null,
        newsletter: false,
      },
    },
    2: {
      rev: 3,
      baseRevId: QUOTE,
      revId: VISITOR,
      fields: {
        customerType: 'individual',
        gender: 'Mrs',
        lastName: 'Le Guennec',
        firstName: 'Mathilde',
        birthDate: '1990-05-17',
        phone: '06 12 45 78 90',
        company: null,
        address: null,
        additionalAddress: null,
        newsletter: false,
      },
    },
  },
  'api.account.addresses.store': {
    1: { uuid: ADDRESS, fields: address, uses: ['billing'] },
    2: { uuid: ADDRESS, revId: VISITOR, fields: address, uses: ['billing'] },
  },
  'api.account.addresses.update': {
    1: { uuid: ADDRESS, rev: 2, fields: { ...address, city: 'Paris' } },
    2: { uuid: ADDRESS, rev: 2, baseRevId: QUOTE, revId: VISITOR, fields: { ...address, city: 'Paris' } },
  },
  'api.account.addresses.destroy': {
    1: { uuid: ADDRESS, rev: 3 },
    2: { uuid: ADDRESS, rev: 3, baseRevId: QUOTE },
  },
  'api.account.addresses.default': { 1: { uuid: ADDRESS, uses: ['billing', 'shipping'] } },
  'api.account.wishlist.store': { 1: { ...target, snapshot: { ...wished, price: null } } },
  'api.account.wishlist.destroy': { 1: { area: 'moto', lineKey } },
  'api.account.wishlist.clear': { 1: { area: 'moto' } },
  'api.account.wishlist.move-to-cart': { 1: { ...target, snapshot } },
};
