import { randomUUID } from 'node:crypto';

import type { RouteName } from '#core/contract/routes.ts';
import { PROTOCOL } from '#core/contract/sync.ts';
import { lineKeyOf } from '#core/domain/product.ts';
import { add, message, noop, quote } from '#tests/server/sync/sync-shop.ts';

import type { Call, WholeServer } from './whole-server.ts';

/** A good call of every route of the contract; a route without one does not compile. */
export async function sampleCalls(server: WholeServer): Promise<Record<RouteName, Call>> {
  const uuidOf = async (id: number) =>
    (await server.db.selectFrom('product').select('uuid').where('id', '=', id).executeTakeFirstOrThrow()).uuid;
  const pads = await uuidOf(server.products.pads);
  const helmet = await uuidOf(server.products.helmet);
  const large = await uuidOf(server.products.helmetLarge);
  const product = { area: 'auto', type: 'piece', slug: 'pad-1' };
  const category = { area: 'auto', slug: 'plaquettes' };
  const manifest: { structure: { hash: string }; cursor: { epoch: string; rev: number; revId: string } } = JSON.parse(
    await (await server.call('api.catalogue.manifest')).text(),
  );
  const { epoch, rev, revId } = manifest.cursor;
  const greeting = { protocol: PROTOCOL, build: 'test', scope: 'guest', group: randomUUID() };
  return {
    'api.init': {},
    'api.me': {},
    'api.visitor.forget': { body: { forget: true } },
    'api.get-metadata': { query: { url: '/auto', route: 'auto.home' } },
    'api.page': { query: { path: '/auto' } },
    'api.products.index': { query: { area: 'auto' } },
    'api.products.show': { params: product },
    'api.products.related': { params: product },
    'api.categories.index': { query: { area: 'auto' } },
    'api.categories.tree': {},
    'api.categories.show': { params: category },
    'api.categories.filters': { params: category },
    'api.attribute-families.index': {},
    'api.search': { query: { q: 'frein' } },
    'api.search.suggest': { query: { q: 'fr' } },
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
    'api.sync.push': { body: { ...greeting, changes: [add(1, pads), noop(2)] } },
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
