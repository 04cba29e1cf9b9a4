/** Rows as a person's database may hold them, and writes to them, for the laws of what the screens are drawn from. */
import fc from 'fast-check';
import { emptyCart, type CartRecord } from '#core/contract/cart/cart-record.ts';
import type { ContactRecord } from '#core/contract/contact/contact-record.ts';
import type {
  BaseRow,
  FavouriteRow,
  OutboxKey,
  OutboxRow,
  ParkedRow,
  Progress,
  ResultRow,
  SentRow,
} from '#src/db/rows.ts';
import type { PersonStore, WriteTables } from '#src/db/store.ts';
import { addArgs, contactArgs, productUuid, quoteArgs } from '#tests/support/samples/person-samples.ts';

const AT = '2026-11-21T08:00:00.000Z';

export const uuidOf = (place: number): string => `1b671a64-40d5-491e-99b0-${String(place).padStart(12, '0')}`;

const change = (lane: OutboxRow['lane'], seq: number, makes: number): Pick<OutboxRow, 'route' | 'args'> => {
  const uuid = uuidOf(makes);
  if (lane === 'contact') return { route: 'api.contact.store', args: contactArgs(uuid, 'auto') };
  const area = lane === 'cart:moto' ? 'moto' : 'auto';
  return seq % 3 === 0
    ? { route: 'api.checkout.quotes.store', args: quoteArgs(uuid, area, productUuid(makes)) }
    : { route: 'api.cart.items.store', args: addArgs(area, productUuid(makes), 1) };
};

export const outboxRow = (lane: OutboxRow['lane'], seq: number, over: Partial<OutboxRow> = {}): OutboxRow => ({
  lane,
  seq,
  mutId: `${lane} ${seq}`,
  v: 1,
  at: AT,
  sends: 0,
  ...change(lane, seq, seq % 4),
  ...over,
});

export const sentRow = (mutId: string, over: Partial<SentRow> = {}): SentRow => {
  const { sends: _sends, ...row } = outboxRow('cart:auto', 1, { mutId });
  return { ...row, group: 'g', sentAt: AT, ...over };
};

export const parkedRow = (mutId: string): ParkedRow => {
  const { sends: _sends, seq: _seq, ...row } = outboxRow('cart:auto', 3, { mutId });
  return { ...row, parkedAt: AT, reason: { class: 'refused', code: 'cart.productUnavailable', data: {} } };
};

export const resultRow = (mutId: string): ResultRow => ({ mutId, route: 'api.contact.store', answer: null, at: AT });

export const contactRow = (place: number, rev = 1): BaseRow => {
  const record: ContactRecord = {
    kind: 'contact',
    uuid: uuidOf(place),
    area: 'auto',
    topic: 'contact',
    subject: `Message ${rev}`,
    receivedAt: AT,
    sentAt: AT,
  };
  return { key: `contact:${record.uuid}`, rev, record };
};

export const cartRow = (area: 'auto' | 'moto', rev = 1): BaseRow => {
  const record: CartRecord = { ...emptyCart(area), pricedAt: `2026-11-2${rev}T08:00:00.000Z` };
  return { key: `cart:${area}`, rev, record };
};

export const favouriteRow = (place: number): FavouriteRow => ({
  uuid: productUuid(place),
  snapshot: { name: 'Huile', path: `/${place % 2 === 0 ? 'auto' : 'moto'}/nos-produits/huile`, image: null, price: 1 },
  at: AT,
});

const progress = (acked: Progress['acked']): Progress => ({ key: 'progress', cursor: null, acked, at: null });

/** A row put, or the one with a key removed; as data, so that a counterexample can be read. */
type Step =
  | { readonly table: 'outbox'; readonly put: OutboxRow }
  | { readonly table: 'outbox'; readonly remove: OutboxKey }
  | { readonly table: 'base'; readonly put: BaseRow }
  | { readonly table: 'sent'; readonly put: SentRow }
  | { readonly table: 'parked'; readonly put: ParkedRow }
  | { readonly table: 'results'; readonly put: ResultRow }
  | { readonly table: 'favourites'; readonly put: FavouriteRow }
  | { readonly table: 'meta'; readonly put: Progress }
  | { readonly table: 'base' | 'sent' | 'parked' | 'favourites'; readonly remove: string };

function take(t: WriteTables, step: Step): PromiseLike<unknown> {
  if ('remove' in step)
    return step.table === 'outbox' ? t.outbox.remove([step.remove]) : t[step.table].remove([step.remove]);
  switch (step.table) {
    case 'outbox':
      return t.outbox.put([step.put]);
    case 'base':
      return t.base.put([step.put]);
    case 'sent':
      return t.sent.put([step.put]);
    case 'parked':
      return t.parked.put([step.put]);
    case 'results':
      return t.results.put([step.put]);
    case 'favourites':
      return t.favourites.put([step.put]);
    case 'meta':
      return t.meta.put([step.put]);
  }
}

const lane = fc.constantFrom('cart:auto' as const, 'cart:moto' as const, 'contact' as const);
const seq = fc.integer({ min: 1, max: 6 });
const rev = fc.integer({ min: 1, max: 3 });
const place = fc.nat(5);
const area = fc.constantFrom('auto' as const, 'moto' as const);
const mutId = fc.tuple(lane, seq).map(([one, number]) => `${one} ${number}`);
const table = <T extends string>(name: T): fc.Arbitrary<T> => fc.constant(name);

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    table: table('outbox'),
    put: fc.tuple(lane, seq, fc.nat(1)).map(([one, number, sends]) => outboxRow(one, number, { sends })),
  }),
  fc.record({ table: table('outbox'), remove: fc.tuple(lane, seq) }),
  fc.record({ table: table('base'), put: fc.tuple(area, rev).map(([one, number]) => cartRow(one, number)) }),
  fc.record({ table: table('base'), put: fc.tuple(place, rev).map(([one, number]) => contactRow(one, number)) }),
  fc.record({ table: table('base'), remove: fc.constantFrom('cart:auto', 'cart:moto', `contact:${uuidOf(1)}`) }),
  fc.record({ table: table('meta'), put: fc.tuple(lane, place).map(([one, last]) => progress({ [one]: last })) }),
  fc.record({ table: table('sent'), put: mutId.map((id) => sentRow(id)) }),
  fc.record({ table: table('parked'), put: mutId.map(parkedRow) }),
  fc.record({ table: table('results'), put: mutId.map(resultRow) }),
  fc.record({ table: table('favourites'), put: place.map(favouriteRow) }),
  fc.record({ table: table('favourites'), remove: place.map(productUuid) }),
  fc.record({ table: fc.constantFrom('sent' as const, 'parked' as const), remove: mutId }),
);

/** What one transaction writes. */
export const transaction = fc.array(step, { minLength: 1, maxLength: 4 });

export function write(store: PersonStore, steps: readonly Step[]): Promise<void> {
  return store.write(['base', 'outbox', 'parked', 'sent', 'results', 'favourites', 'meta'], async (t) => {
    for (const one of steps) await take(t, one);
  });
}
