import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import type { RouteName } from '#core/contract/routes.ts';
import { meAnswer } from '#core/contract/account/me.ts';
import { PROTOCOL } from '#core/wire/sync.ts';
import { lineKeyOf } from '#core/domain/catalogue/product.ts';
import { add, keep, message, noop, quote, snapshot } from '#tests/server/sync/sync-shop.ts';
import {
  addressFields,
  password,
  person as personFields,
  registration,
} from '#tests/support/samples/customer-samples.ts';

import { quoteSamples } from './quote-samples.ts';
import { saleSamples } from './sale-samples.ts';
import { vehicleSample } from './vehicle-sample.ts';
import { alertSamples } from './alert-samples.ts';
import { letterSamples } from './letter-samples.ts';
import type { Call, Visit, WholeServer } from './whole-server.ts';

const anything = v.record(v.string(), v.unknown());

/** A good call of every route of the contract, made by this customer; a route without one does not compile. */
export async function sampleCalls(server: WholeServer, person: Visit): Promise<Record<RouteName, Call>> {
  const uuidOf = async (id: number) =>
    (await server.db.selectFrom('product').select('uuid').where('id', '=', id).executeTakeFirstOrThrow()).uuid;
  const pads = await uuidOf(server.products.pads);
  const helmet = await uuidOf(server.products.helmet);
  const large = await uuidOf(server.products.helmetLarge);
  const product = { area: 'auto', type: 'piece', slug: 'pad-1' };
  const category = { area: 'auto', slug: 'plaquettes' };
  const vehicle = await vehicleSample(server);
  const manifest: { structure: { hash: string }; cursor: { epoch: string; rev: number; revId: string } } = JSON.parse(
    await (await server.call('api.catalogue.manifest')).text(),
  );
  const { epoch, rev, revId } = manifest.cursor;
  const greeting = { protocol: PROTOCOL, build: 'test', scope: 'guest', group: randomUUID() };
  const known = await server.register();
  const [waiting, forgetful] = [registration().email, await server.register()];
  const guest = await server.visit();
  await guest.call('api.auth.register', { body: registration({ email: waiting }) });
  await guest.call('api.auth.forgot', { body: { email: forgetful } });
  const [verifyToken, resetToken] = [await server.linkTo(waiting), await server.linkTo(forgetful)];
  const asked = quote(1, pads).args;
  const { quote: own, address, gone } = { quote: randomUUID(), address: randomUUID(), gone: randomUUID() };
  await person.call('api.checkout.quotes.store', { body: { ...v.parse(anything, asked), uuid: own } });
  const [liked, disliked] = [randomUUID(), randomUUID()] as const;
  for (const uuid of [liked, disliked]) {
    await person.call('api.checkout.quotes.store', { body: { ...v.parse(anything, asked), uuid } });
  }
  await server.db
    .updateTable('quote')
    .set({ state: 'proposed', proposed_at: new Date(), valid_until: '2099-12-31' })
    .where('uuid', 'in', [liked, disliked])
    .execute();
  const quotes = await quoteSamples(server, liked);
  for (const uuid of [address, gone]) {
    await person.call('api.account.addresses.store', { body: { uuid, fields: addressFields, uses: [] } });
  }
  const me = v.parse(meAnswer, await (await person.call('api.me')).json());
  const wish = { area: 'auto', lineKey: pads, product: pads, variant: null };
  const shown = { name: 'Plaquettes', path: '/auto', image: null, price: 399_000 };
  const newPassword = 'Asphalte-2026?';
  const sale = await saleSamples(server, person, pads);
  const { uuid: exported } = v.parse(
    v.object({ uuid: v.string() }),
    await (await person.call('api.account.data-requests.store', { body: { currentPassword: password } })).json(),
  );
  await server.post();
  const letter = await letterSamples(server, person);
  const alerts = await alertSamples(server, person);
  return {
    ...sale,
    ...alerts,
    ...quotes,
    'api.auth.login': { body: { email: known, password, remember: true, device: null } },
    'api.auth.register': { body: registration() },
    'api.auth.hand-over': { body: { otherHost: true } },
    'api.auth.arrive': { body: { secret: 'x'.repeat(43), device: null } },
    'api.auth.borrow': { body: { secret: 'x'.repeat(43) } },
    'api.auth.logout': { body: { everywhere: false } },
    'api.auth.forgot': { body: { email: known } },
    'api.auth.reset': { body: { token: resetToken, password: newPassword, passwordConfirmation: newPassword } },
    'api.auth.verify': { body: { token: verifyToken, password } },
    'api.auth.resend': { body: { email: waiting } },
    'api.account.password': {
      body: { currentPassword: password, password: newPassword, passwordConfirmation: newPassword },
    },
    'api.account.email': { body: { email: 'ailleurs@example.fr', currentPassword: password } },
    'api.account.sessions.index': {},
    'api.account.sessions.destroy': { body: { others: true } },
    'api.account.data-requests.index': {},
    'api.account.data-requests.store': { body: { currentPassword: password } },
    'api.account.data-requests.show': { params: { uuid: exported } },
    'api.account.destroy': { body: { currentPassword: password } },
    'api.account.profile.update': { body: { rev: 1, fields: { customerType: 'individual', ...personFields } } },
    'api.account.addresses.store': { body: { uuid: randomUUID(), fields: addressFields, uses: ['billing'] } },
    'api.account.addresses.update': { body: { uuid: address, rev: 1, fields: { ...addressFields, city: 'Paris' } } },
    'api.account.addresses.destroy': { body: { uuid: gone, rev: 1 } },
    'api.account.addresses.default': { body: { uuid: address, uses: ['shipping'] } },
    'api.account.wishlist.store': { body: { ...wish, snapshot: shown } },
    'api.account.wishlist.destroy': { body: { area: 'auto', lineKey: pads } },
    'api.account.wishlist.clear': { body: { area: 'auto' } },
    'api.account.wishlist.move-to-cart': { body: { ...wish, snapshot: snapshot() } },
    'api.cart.keep': { body: keep(1, [{ lineKey: pads, quantity: 2 }]).args },
    'api.cart.merge': { body: { area: 'auto', visitor: me.customer?.guest ?? '', lines: [], favourites: [] } },
    'api.quotes.comments.store': {
      body: { area: 'auto', quote: own, uuid: randomUUID(), message: 'Et la livraison ?' },
    },
    'api.quotes.accept': { body: { area: 'auto', quote: liked, version: 1 } },
    'api.quotes.decline': { body: { area: 'auto', quote: disliked, version: 1, reason: 'Trop tard.' } },
    'api.quotes.cancel': { body: { area: 'auto', quote: own } },
    'api.init': {},
    'api.me': {},
    'api.visitor.forget': { body: { forget: true } },
    'api.get-metadata': { query: { url: '/auto', route: 'auto.home' } },
    'api.page': { query: { path: '/auto' } },
    'api.products.index': { query: { area: 'auto' } },
    'api.products.show': { params: product },
    'api.products.related': { params: product },
    'api.products.up-sells': { params: product },
    'api.products.cross-sells': { params: product },
    'api.vehicles-for-sale.index': { query: { area: 'auto' } },
    'api.vehicles-for-sale.show': { params: { slug: vehicle } },
    'api.categories.index': { query: { area: 'auto' } },
    'api.categories.tree': {},
    'api.categories.show': { params: category },
    'api.categories.filters': { params: category },
    'api.attribute-families.index': {},
    'api.search': { query: { q: 'frein' } },
    'api.search.suggest': { query: { q: 'fr' } },
    'api.search.asked': { query: { q: 'frein' } },
    'api.contents.index': { params: { type: 'conseils' } },
    'api.contents.show': { params: { type: 'page', slug: 'livraison' } },
    'api.menus.show': { params: { location: 'header_auto' } },
    'api.sliders.show': { params: { code: 'home_auto' } },
    'api.catalogue.manifest': {},
    'api.catalogue.page': { params: { hash: manifest.structure.hash } },
    'api.catalogue.changes': { query: { epoch, rev: String(rev), revId } },
    'api.consents.store': {
      body: { uuid: randomUUID(), version: '2026-01-01', choices: { audience: true, maps: false } },
    },
    ...letter,
    'api.sync.push': { body: { ...greeting, cursor: null, changes: [add(1, pads), noop(2)] } },
    'api.sync.pull': { body: { ...greeting, cursor: null } },
    'api.cart.show': { query: { area: 'auto' } },
    'api.cart.items.store': { body: add(1, helmet, 1, { area: 'moto', variant: large }).args },
    'api.cart.items.update': { body: { area: 'moto', lineKey: lineKeyOf(helmet, large), from: 1, to: 2 } },
    'api.cart.items.destroy': { body: { area: 'moto', lineKey: lineKeyOf(helmet, large) } },
    'api.cart.clear': { body: { area: 'auto' } },
    'api.cart.notices.acknowledge': { body: { area: 'auto', lineKeys: [pads] } },
    'api.checkout.quotes.store': { body: quote(1, pads).args },
    'api.contact.store': { body: message(1).args },
    'api.contact.vehicle': {
      body: {
        uuid: randomUUID(),
        area: 'auto',
        name: 'Camille Durand',
        email: 'camille@example.fr',
        phone: '06 12 34 56 78',
        message: 'Est-elle encore à vendre ?',
        consent: true,
        vehicle: null,
        vehicleName: null,
        requestType: 'info',
        wantedDate: null,
      },
    },
  };
}
