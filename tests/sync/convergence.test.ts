import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cartKind } from '#core/contract/cart/cart-record.ts';
import { isFull } from '#src/db/store.ts';
import { histories, longEnough } from '#tests/support/sync/histories.ts';
import { REFUSED_PRODUCT } from '#tests/support/sync/model/model-keep.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';
import { anyActions, copiedActions, dailyActions, type Action } from '#tests/support/sync/sync-actions.ts';
import {
  act,
  createWorld,
  heal,
  quantities,
  shown,
  wished,
  type Shopper,
  type World,
} from '#tests/support/sync/sync-world.ts';

const sorted = (cart: Map<string, number>) => [...cart].sort(([a], [b]) => (a < b ? -1 : 1));

/** At every moment the screen shows what the person pressed, but for what they were told was refused (I1, I2). */
async function screensTellTheTruth(world: World): Promise<void> {
  for (const shopper of world.shoppers) {
    if (shopper.isOld) continue;
    const carts = await shown(shopper);
    for (const area of ['auto', 'moto'] as const) expect(sorted(carts[area])).toEqual(sorted(wished(shopper, area)));
  }
}

const parkedOf = (shopper: Shopper) => [...shopper.disk.contents.parked.values()];

/**
 * What was told as refused is in no shop; what the shop refused was told, on the page of changes or in the cart, unless
 * its person had emptied the cart since: a request takes along all that the cart shows.
 */
function refusalsWereTold(shopper: Shopper): void {
  const parked = parkedOf(shopper).filter(({ reason }) => reason.class !== 'lost');
  expect(parked.filter((row) => !JSON.stringify(row.args).includes(REFUSED_PRODUCT))).toEqual([]);
  for (const what of ['auto', 'moto', 'quote'] as const) {
    const pressed = [...shopper.refused].filter(([mutId, one]) => one === what && !shopper.moot.has(mutId)).length;
    const route = what === 'quote' ? 'api.checkout.quotes.store' : 'api.cart.items.store';
    const told = parked.filter((row) => row.route === route && (what === 'quote' || row.lane === `cart:${what}`));
    const cart = shopper.disk.contents.base.get(`cart:${what}`)?.record;
    const isInCart = cartKind.is(cart) && cart.notices.some((one) => one.lineKey === REFUSED_PRODUCT);
    expect([what, told.length >= pressed || isInCart]).toEqual([what, true]);
  }
}

/** What is told as received has reached the shop: nothing else stands on the screen without waiting. */
async function nothingWasInvented(world: World, shopper: Shopper): Promise<void> {
  const { mails } = world.server.memory();
  const documents = [...(await shopper.device.view()).records.keys()].filter((key) => SHOP.kindOf(key)?.isDocument);
  const lost = new Set(parkedOf(shopper).map((row) => row.reason.class)).has('lost');
  const isKnowable = !world.restored || !shopper.hasStrayed;
  if (!lost && isKnowable) expect(documents.filter((key) => !mails.includes(key))).toEqual([]);
}

/** Everything is sent so soon once a line is whole again. */
const SOON_MS = 5_000;

/** After everything has healed: nothing waits, the shop has what was pressed, and each document came once (I4–I7). */
async function everythingArrived(world: World): Promise<void> {
  await heal(world);
  for (const shopper of world.shoppers) {
    expect(await shopper.device.drain(SOON_MS)).toBe(true);
    expect(shopper.device.faults.filter((fault) => !isFull(fault))).toEqual([]);
  }
  // Late repetitions of requests must change nothing.
  await world.clock.advance(45_000);
  for (const shopper of world.shoppers) shopper.isOld = false;
  await screensTellTheTruth(world);
  for (const shopper of world.shoppers) {
    for (const area of ['auto', 'moto'] as const) {
      const record = world.server.cart(shopper.jar.visitor, area);
      expect(sorted(quantities(record))).toEqual(sorted(wished(shopper, area)));
    }
    refusalsWereTold(shopper);
    await nothingWasInvented(world, shopper);
    const lost = parkedOf(shopper).filter((row) => row.reason.class === 'lost');
    if (!world.restored) expect(lost).toEqual([]);
  }
  const { mails } = world.server.memory();
  expect(new Set(mails).size).toBe(mails.length);
  if (!world.restored) {
    const documents = world.shoppers.flatMap((shopper) => [...shopper.documents]);
    expect(mails.toSorted()).toEqual(documents.toSorted());
  }
}

async function live(actions: readonly Action[]): Promise<void> {
  const world = await createWorld();
  for (const action of actions) {
    await act(world, action);
    await screensTellTheTruth(world);
  }
  await everythingArrived(world);
  for (const shopper of world.shoppers) shopper.device.close();
}

/** Histories that once went wrong, as the search left them. */
const LESSONS: Readonly<Record<string, readonly Action[]>> = {
  'S43 S53 what waits behind a change that another tab heard was refused goes at once': [
    { do: 'freeze', device: 0 },
    { do: 'add', device: 0, area: 'moto', product: 1, delta: 1 },
    { do: 'fates', device: 0, fates: ['instead 413'] },
    { do: 'refused', device: 0, area: 'moto' },
    { do: 'fates', device: 0, fates: ['answerHangs', 'answerHangs'] },
    { do: 'add', device: 0, area: 'auto', product: 1, delta: 1 },
    { do: 'fates', device: 0, fates: ['instead 200', 'instead 200', 'instead 200', 'instead 200'] },
    { do: 'remove', device: 0, area: 'auto', product: 1 },
    { do: 'steal', device: 0 },
    { do: 'pass', ms: 25_000 },
    { do: 'fates', device: 0, fates: ['arrives', 'answerLost', 'faultAfter'] },
    { do: 'pass', ms: 25_000 },
    { do: 'add', device: 0, area: 'moto', product: 1, delta: 1 },
    { do: 'fates', device: 0, fates: ['arrives'] },
  ],
  'S68 S120 a message that the shop has is not told as lost because the group of its device gave way': [
    { do: 'contact', device: 1 },
    { do: 'add', device: 1, area: 'auto', product: 1, delta: 1 },
    { do: 'pass', ms: 600 },
    { do: 'otherGroups', device: 1, times: 3 },
    { do: 'add', device: 1, area: 'auto', product: 1, delta: 1 },
    { do: 'set', device: 0, area: 'auto', product: 1, to: 0 },
  ],
  'S62 S120 a group that gave way is found to be gone though nothing waits': [
    { do: 'contact', device: 0 },
    { do: 'pass', ms: 600 },
    { do: 'otherGroups', device: 0, times: 3 },
    { do: 'pass', ms: 25_000 },
    { do: 'pass', ms: 25_000 },
    { do: 'contact', device: 0 },
  ],
  'S60 a quote under way when the cookie is lost empties the new cart too': [
    { do: 'add', device: 1, area: 'moto', product: 1, delta: 1 },
    { do: 'quote', device: 1, area: 'moto', product: 1 },
    { do: 'pass', ms: 61 },
    { do: 'loseCookie', device: 1 },
  ],
  'S50 lanes that have rested while a pull was under way go at once': [
    { do: 'pass', ms: 25_000 },
    { do: 'quote', device: 0, area: 'auto', product: 1 },
    { do: 'quote', device: 0, area: 'moto', product: 1 },
    { do: 'throttle', times: 2 },
    { do: 'pass', ms: 85 },
  ],
  'S60 an article refused just when the cookie is lost is told all the same': [
    { do: 'pass', ms: 600 },
    { do: 'fates', device: 1, fates: ['doubled', 'arrives'] },
    { do: 'refused', device: 1, area: 'auto' },
    { do: 'throttle', times: 1 },
    { do: 'pass', ms: 45 },
    { do: 'loseCookie', device: 1 },
    { do: 'pass', ms: 5_000 },
  ],
  'S61 what the answer to a pull given up brings back into the queue goes at once': [
    { do: 'pass', ms: 25_000 },
    { do: 'backUp' },
    { do: 'quote', device: 1, area: 'auto', product: 1 },
    { do: 'pass', ms: 600 },
    { do: 'restore' },
    { do: 'closeTab', device: 1 },
  ],
  'S53 a request begun on a line that has answered since is given up at once when the line comes back': [
    { do: 'heal', device: 1 },
    { do: 'heal', device: 1 },
    { do: 'fates', device: 1, fates: ['instead 200', 'instead 200', 'requestLost'] },
    { do: 'fates', device: 1, fates: ['instead 200', 'instead 200', 'instead 200', 'faultAfter'] },
    { do: 'fates', device: 1, fates: ['answerHangs', 'arrives', 'answerHangs', 'arrives'] },
    { do: 'pass', ms: 25_000 },
    { do: 'heal', device: 1 },
    { do: 'pass', ms: 5_000 },
    { do: 'add', device: 1, area: 'auto', product: 1, delta: 1 },
    { do: 'pass', ms: 1 },
  ],
  'S53 a sender that gave its lock away and has it again gives up a hanging request at once': [
    { do: 'heal', device: 1 },
    { do: 'heal', device: 1 },
    { do: 'heal', device: 1 },
    { do: 'steal', device: 1 },
    { do: 'pass', ms: 1 },
    { do: 'closeTab', device: 1 },
    { do: 'fates', device: 1, fates: ['answerHangs', 'arrives'] },
    { do: 'add', device: 1, area: 'auto', product: 1, delta: 1 },
  ],
  'S53 a line that came several times while a tab was frozen makes no request wait longer': [
    { do: 'freeze', device: 1 },
    { do: 'heal', device: 1 },
    { do: 'fates', device: 1, fates: ['arrives', 'arrives', 'answerHangs', 'arrives'] },
    { do: 'heal', device: 1 },
    { do: 'heal', device: 1 },
    { do: 'pass', ms: 25_000 },
    { do: 'thaw', device: 1 },
    { do: 'set', device: 0, area: 'auto', product: 1, to: 0 },
    { do: 'add', device: 1, area: 'auto', product: 1, delta: 1 },
    { do: 'fates', device: 0, fates: ['instead 200'] },
  ],
  'S60 S61 a clearing that waited for a refused request empties no cart when its log is sent again': [
    { do: 'add', device: 0, area: 'auto', product: 1, delta: 1 },
    { do: 'backUp' },
    { do: 'pass', ms: 25_000 },
    { do: 'loseCookie', device: 0 },
    { do: 'quoteRefused', device: 0 },
    { do: 'pass', ms: 600 },
    { do: 'fates', device: 0, fates: ['arrives', 'arrives'] },
    { do: 'restore' },
    { do: 'fates', device: 0, fates: ['arrives', 'faultAfter'] },
    { do: 'refused', device: 0, area: 'auto' },
    { do: 'fates', device: 0, fates: ['instead 200', 'instead 200', 'instead 200'] },
    { do: 'pass', ms: 5_000 },
    { do: 'add', device: 0, area: 'auto', product: 1, delta: 1 },
  ],
  'S60 S61 a clearing that is answered after its refused request empties no cart when its log is sent again': [
    { do: 'pass', ms: 25_000 },
    { do: 'fates', device: 0, fates: ['arrives'] },
    { do: 'backUp' },
    { do: 'fates', device: 0, fates: ['after 413', 'instead 200'] },
    { do: 'add', device: 0, area: 'auto', product: 1, delta: 1 },
    { do: 'add', device: 0, area: 'auto', product: 1, delta: 1 },
    { do: 'loseCookie', device: 0 },
    { do: 'quoteRefused', device: 0 },
    { do: 'pass', ms: 25_000 },
    { do: 'throttle', times: 1 },
    { do: 'failover' },
    { do: 'throttle', times: 3 },
    { do: 'steal', device: 0 },
    { do: 'pass', ms: 5_000 },
    { do: 'backUp' },
  ],
  'S60 a clearing empties no cart from the moment its request is refused, however long its own answer takes': [
    { do: 'pass', ms: 25_000 },
    { do: 'fates', device: 0, fates: ['arrives', 'after 413', 'instead 200'] },
    { do: 'add', device: 0, area: 'auto', product: 1, delta: 1 },
    { do: 'add', device: 0, area: 'auto', product: 1, delta: 1 },
    { do: 'loseCookie', device: 0 },
    { do: 'quoteRefused', device: 0 },
    { do: 'pass', ms: 1_480 },
    { do: 'throttle', times: 3 },
    { do: 'pass', ms: 45 },
    { do: 'cut', device: 0 },
    { do: 'pass', ms: 25_000 },
  ],
  'S60 a request whose refusal nobody has heard has emptied the cart as far as its author knows': [
    { do: 'pass', ms: 25_000 },
    { do: 'fates', device: 0, fates: ['arrives', 'after 413', 'instead 200', 'arrives', 'arrives', 'arrives'] },
    { do: 'fates', device: 0, fates: ['arrives', 'arrives', 'faultAfter'] },
    { do: 'add', device: 0, area: 'auto', product: 1, delta: 1 },
    { do: 'add', device: 0, area: 'auto', product: 1, delta: 1 },
    { do: 'loseCookie', device: 0 },
    { do: 'quoteRefused', device: 0 },
    { do: 'pass', ms: 1_500 },
    { do: 'throttle', times: 3 },
    { do: 'pass', ms: 600 },
    { do: 'pass', ms: 600 },
    { do: 'pass', ms: 5_000 },
  ],
  'S5 S61 a refused change that comes late to a restored shop leaves its number in the log, and no line comes back': [
    { do: 'add', device: 0, area: 'auto', product: 1, delta: 1 },
    { do: 'pass', ms: 600 },
    { do: 'backUp' },
    { do: 'fates', device: 0, fates: ['repeatedLate'] },
    { do: 'refused', device: 0, area: 'auto' },
    { do: 'pass', ms: 600 },
    { do: 'restore' },
    { do: 'remove', device: 0, area: 'auto', product: 1 },
    { do: 'pass', ms: 21 },
    // What it lacks is known and has not left when the late request comes.
    { do: 'cut', device: 0 },
    { do: 'pass', ms: 25_000 },
    { do: 'heal', device: 0 },
    { do: 'pass', ms: 600 },
    { do: 'failover' },
    { do: 'add', device: 0, area: 'auto', product: 2, delta: 1 },
  ],
  'S5 S61 S68 a message that was told as lost and comes late leaves its number in the log': [
    { do: 'add', device: 0, area: 'auto', product: 1, delta: 1 },
    { do: 'pass', ms: 600 },
    { do: 'backUp' },
    { do: 'fates', device: 0, fates: ['repeatedLate'] },
    { do: 'contact', device: 0 },
    { do: 'pass', ms: 600 },
    { do: 'restore' },
    { do: 'remove', device: 0, area: 'auto', product: 1 },
    { do: 'pass', ms: 21 },
    { do: 'cut', device: 0 },
    { do: 'pass', ms: 25_000 },
    { do: 'heal', device: 0 },
    { do: 'pass', ms: 600 },
    { do: 'failover' },
    { do: 'add', device: 0, area: 'auto', product: 2, delta: 1 },
  ],
  'S61 a gap that was filled goes at once, however often the line had failed before': [
    { do: 'backUp' },
    { do: 'remove', device: 0, area: 'auto', product: 1 },
    { do: 'pass', ms: 5_000 },
    { do: 'fates', device: 0, fates: ['requestLost', 'faultAfter'] },
    { do: 'fates', device: 0, fates: ['answerHangs', 'arrives'] },
    { do: 'fates', device: 0, fates: ['arrives', 'answerHangs'] },
    { do: 'restore' },
    { do: 'add', device: 0, area: 'auto', product: 1, delta: 1 },
    { do: 'pass', ms: 25_000 },
    { do: 'restore' },
    { do: 'refused', device: 0, area: 'auto' },
  ],
};

for (const [lesson, actions] of Object.entries(LESSONS)) test(lesson, () => live(actions));

const WORLDS: readonly (readonly [string, fc.Arbitrary<Action[]>])[] = [
  ['S43 S46 S53 S54 S57 whatever the wire does, every change acts once and the screen never lies', dailyActions(120)],
  ['S60 S61 lost cookies and restored servers take nothing the person saw', anyActions(120)],
  ['S41 S54 a database set back to an older copy loses nothing that is done with it', copiedActions(120)],
];

describe('devices, tabs and wires against the model server', () => {
  for (const [title, actions] of WORLDS) {
    test(
      title,
      async () => {
        await fc.assert(fc.asyncProperty(actions, live), histories(150));
      },
      longEnough(150, 300_000),
    );
  }
});
