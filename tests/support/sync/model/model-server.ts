/** The sync half of the shop in small: the same promises as the real server, in memory, deterministic, restorable. */
import * as v from 'valibot';
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import { contactKind, type ContactRecord } from '#core/contract/contact/contact-record.ts';
import { quoteKind, type QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import { withDifference } from '#core/domain/cart/cart-merge.ts';
import { cartKind, emptyCart, type CartEntry, type CartRecord } from '#core/contract/cart/cart-record.ts';
import { isOfflineRoute, OFFLINE_ROUTES } from '#core/contract/offline-routes.ts';
import type { RecordKey, SyncedRecord } from '#core/wire/record.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { isInOrder, NOOP, type Change, type ChangeResult, type Cursor, type PullAnswer } from '#core/wire/sync.ts';
import type { Answer } from '#src/sync/core/apply-answer.ts';
import type { PullBody, PushBody } from '#src/sync/core/transport.ts';
import { clearArgs, isDoneFor, mergeArgs, numbersOf } from '#tests/support/sync/model/model-numbers.ts';
import { begin, giveBack, laneOf, noteUse, release, type GroupMemory } from '#tests/support/sync/model/model-groups.ts';
import { goneNotice, keptLines, REFUSED_PRODUCT } from '#tests/support/sync/model/model-keep.ts';
import { countingIds } from '#tests/support/samples/person-samples.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';

type Outcome =
  | { status: 'applied'; answer: unknown }
  | { status: 'refused'; code: string; data: Record<string, unknown> };

interface Known {
  person: string;
  outcome: Outcome;
}

/** A visitor or a customer: a channel of records. */
interface Person {
  rev: number;
  revIds: string[];
  records: Map<string, { rev: number; record: SyncedRecord }>;
}

interface Memory extends GroupMemory {
  /** Visitors by their id, customers by `customer:<uuid>`. */
  persons: Map<string, Person>;
  /** The customer of each session, and the guest its browser was before. */
  sessions: Map<string, { customer: string; guest: string | null }>;
  /** Visitor → the customer who signed in there first. */
  bound: Map<string, string>;
  /** Carts of visitors that have been merged: `<visitor> <area>`. */
  merged: Set<string>;
  /** By mutation, whatever became of its group. */
  results: Map<string, Known>;
  /** UUIDs of documents for which the shop got a mail. */
  mails: string[];
  quotes: number;
}

/** What the browser's cookie jar and token store hold for the shop. */
export interface Jar {
  visitor: string | null;
  token: string | null;
  session: string | null;
}

/** A browser nobody has been in. */
export const emptyJar = (): Jar => ({ visitor: null, token: null, session: null });

/** What the answer to a sign-in or sign-out does to the browser. */
export interface Entering {
  readonly jar: Jar;
  /** The guest it was, whose carts wait for their merge. */
  readonly guest: string | null;
}

export interface ModelServer {
  me(jar: Jar): void;
  /** Ends the visitor of a browser. */
  leave(jar: Jar): void;
  /** The customer signs in; the answer carries the browser's cookies. */
  login(jar: Jar, customer: string, device: string | null): Entering;
  /** Ends the session, and takes the group back that its device names; the answer takes its cookie away. */
  logout(jar: Jar, everywhere: boolean, group?: string): Entering;
  /** Every session ends, as after a long absence. */
  endSessions(): void;
  /** Who is signed in in a browser. */
  customerOf(jar: Jar): string | null;
  /** The guest a browser was before its sign-in, while its carts wait for their merge. */
  guestOf(jar: Jar): string | null;
  /** The groups of a guest's databases. */
  groupsOf(guest: string | null): readonly string[];
  push(jar: Jar, body: PushBody): Answer;
  pull(jar: Jar, body: PullBody): PullAnswer;
  backUp(): void;
  /** Back to the last backup; `sameEpoch`: by other means than the shop's own. Nothing when there is none. */
  restore(sameEpoch?: boolean): void;
  /** The shop forgets a visitor and everything of it, as after months of absence. */
  collect(visitor: string): void;
  /** Lanes answer `retry` this many times. */
  throttle: number;
  memory(): Memory;
  cart(person: string | null, area: 'auto' | 'moto'): SyncedRecord | undefined;
}

const NO_LINES: readonly CartEntry[] = [];
const empty = (): Memory => ({
  persons: new Map(),
  sessions: new Map(),
  bound: new Map(),
  merged: new Set(),
  groups: new Map(),
  lanes: new Map(),
  results: new Map(),
  numbers: new Map(),
  mails: [],
  quotes: 0,
});

/** What anybody may know of a mutation they can name: that it happened or did not, and its author alone the rest. */
function told(at: Pick<Change, 'lane' | 'seq'>, { person, outcome }: Known, id: string): ChangeResult {
  if (person === id) return { ...at, ...outcome };
  if (outcome.status === 'refused') return { ...at, ...outcome, data: {} };
  return { status: 'applied', ...at, answer: null, expired: true };
}

export function createModelServer(now: () => number): ModelServer {
  let memory = empty();
  let backup: Memory | null = null;
  let epoch = 1;
  let ids = 0;
  const instant = () => new Date(now()).toISOString();
  const newId = (kind: string) => {
    ids += 1;
    return `${kind}-${ids}`;
  };
  /** Visitors are named in changes, as UUIDs. */
  const newUuid = countingIds(0xabc);
  const waits = (guest: string | null): boolean =>
    guest !== null && AREAS.some((area) => !memory.merged.has(`${guest} ${area}`));

  const open = (id: string): string => {
    memory.persons.set(id, { rev: 0, revIds: [newId('rev')], records: new Map() });
    return id;
  };
  const personOf = (id: string): Person => memory.persons.get(id) ?? { rev: 0, revIds: [], records: new Map() };
  const customerOf = (jar: Jar): string | null => memory.sessions.get(jar.session ?? '')?.customer ?? null;
  const tokenOf = ({ visitor, session }: Jar): string => `token of ${visitor}.${session ?? ''}`;

  /** Who the cookies of a request say is there, for the scope it names (rules S7, S81). */
  function greeted(jar: Jar, scope: string): string {
    const isKnown = jar.visitor !== null && memory.persons.has(jar.visitor);
    if (jar.visitor === null || !isKnown || jar.token !== tokenOf(jar)) throw new Refusal('token.expired');
    if (scope === 'guest') return jar.visitor;
    const customer = customerOf(jar);
    if (customer === null) throw new Refusal('session.required');
    if (scope !== `customer:${customer}`) throw new Refusal('scope.mismatch', { reason: 'session' });
    return scope;
  }

  /** The person of a group: whoever pushed it first, or the customer who has signed in there since (rules S7, S83). */
  function ownerOf(group: string, there: string, jar: Jar): string {
    const owner = memory.groups.get(group)?.person ?? there;
    if (owner === there) return there;
    const boundTo = memory.bound.get(owner);
    if (!there.startsWith('customer:') && boundTo !== undefined) {
      if (boundTo === customerOf(jar)) return owner;
      if (customerOf(jar) === null) throw new Refusal('session.required');
    }
    throw new Refusal('scope.mismatch', { reason: 'group' });
  }

  function claim(group: string, there: string, jar: Jar): string {
    const owner = ownerOf(group, there, jar);
    if (memory.groups.has(group)) noteUse(memory, group, now());
    else begin(memory, group, owner, now());
    return owner;
  }

  const linesIn = (id: string, area: Area): readonly CartEntry[] => {
    const record = memory.persons.get(id)?.records.get(`cart:${area}`)?.record;
    return cartKind.is(record) ? record.lines : NO_LINES;
  };

  function keepLines(
    id: string,
    area: Area,
    lines: readonly CartEntry[],
    more: readonly CartRecord['notices'][number][] = [],
  ): void {
    const person = personOf(id);
    const before = person.records.get(`cart:${area}`)?.record;
    const notices = [...(cartKind.is(before) ? before.notices : []), ...more];
    const record: CartRecord = { ...emptyCart(area), lines, notices };
    person.records.set(`cart:${area}`, { rev: person.rev + 1, record });
  }

  const move = (id: string): void => {
    const person = personOf(id);
    person.rev += 1;
    person.revIds[person.rev] = newId('rev');
  };

  /** The guest's cart enters the customer's once, as the difference it makes (rule S82). */
  function merge(id: string, args: unknown): Outcome {
    const { area, visitor } = v.parse(mergeArgs, args);
    if (memory.bound.get(visitor) !== id.slice('customer:'.length)) {
      return { status: 'refused', code: 'permission.missing', data: {} };
    }
    if (memory.merged.has(`${visitor} ${area}`)) return { status: 'applied', answer: { merged: false } };
    memory.merged.add(`${visitor} ${area}`);
    keepLines(id, area, withDifference(linesIn(id, area), [], linesIn(visitor, area)));
    return { status: 'applied', answer: { merged: true } };
  }

  /** A cart as its person saw it (rule S60). */
  function keep(id: string, args: unknown): Outcome {
    const { area, lines, gone } = keptLines(args, (of) => linesIn(id, of));
    keepLines(id, area, lines, gone ? [goneNotice(instant())] : []);
    return { status: 'applied', answer: null };
  }

  function execute(id: string, change: Change, touched: Set<string>): Outcome {
    const person = personOf(id);
    if (change.route === NOOP) return { status: 'applied', answer: null };
    const opened = SHOP.open({ ...change, at: instant() });
    if (!opened.ok || !isOfflineRoute(change.route)) return { status: 'refused', code: 'input.invalid', data: {} };
    if (change.route === 'api.cart.keep') {
      touched.add('cart');
      return keep(id, opened.change.args);
    }
    if (change.route === 'api.cart.clear') {
      const { quote } = v.parse(clearArgs, change.args);
      if (quote !== undefined && !memory.mails.includes(`quote:${quote}`)) return { status: 'applied', answer: null };
    }
    if (change.route === 'api.cart.merge') {
      touched.add('cart');
      return merge(id, opened.change.args);
    }
    if (JSON.stringify(change.args).includes(REFUSED_PRODUCT)) {
      return { status: 'refused', code: OFFLINE_ROUTES['api.cart.items.store'].refusals?.[0] ?? '', data: {} };
    }
    for (const { key, of, fold } of opened.change.changes) {
      const record = fold(person.records.get(key)?.record);
      if (record === undefined) person.records.delete(key);
      else person.records.set(key, { rev: person.rev + 1, record: confirmed(record) });
      if (of.isDocument) memory.mails.push(key);
      touched.add(key);
    }
    return { status: 'applied', answer: { by: id } };
  }

  function confirmed(record: SyncedRecord): SyncedRecord | QuoteRecord | ContactRecord {
    if (quoteKind.is(record) && record.number === null) {
      memory.quotes += 1;
      return { ...record, number: `DEV${String(memory.quotes).padStart(8, '0')}` };
    }
    return contactKind.is(record) ? { ...record, receivedAt: instant() } : record;
  }

  /** What is known of this very mutation, wherever it ran; of a noop, whether a noop or what it stands for had its number. */
  function ownOf(id: string, { mutId, route }: Change, place: string): Known | undefined {
    if (route !== NOOP) return memory.results.get(mutId);
    const isDone = isDoneFor(memory.numbers.get(place), mutId);
    return isDone ? { person: id, outcome: { status: 'applied', answer: null } } : undefined;
  }

  function pushLane(id: string, group: string, changes: readonly Change[]): ChangeResult[] {
    const touched = new Set<string>();
    const before = { auto: linesIn(id, 'auto'), moto: linesIn(id, 'moto') };
    let isTaken = false;
    const results = changes.map((change): ChangeResult => {
      const at = { lane: change.lane, seq: change.seq };
      const lane = laneOf(group, change.lane);
      const place = `${lane} ${change.seq}`;
      const last = memory.lanes.get(lane) ?? 0;
      const own = ownOf(id, change, place);
      if (change.seq <= last) {
        if (own !== undefined) return told(at, own, id);
        isTaken = true;
        return { status: 'taken', ...at };
      }
      if (isTaken) return { status: 'blocked', ...at };
      if (change.seq > last + 1) return { status: 'gap', ...at, expected: last + 1 };
      const now = own ?? { person: id, outcome: execute(id, change, touched) };
      memory.lanes.set(lane, change.seq);
      memory.numbers.set(place, change.route === NOOP ? NOOP : change.mutId);
      if (change.route !== NOOP) memory.results.set(change.mutId, now);
      return told(at, now, id);
    });
    if (touched.size > 0) move(id);
    forward(id, before);
    return results;
  }

  /** What a guest changed after the merge goes on to the customer, as the difference it made (rule S83). */
  function forward(id: string, before: Readonly<Record<Area, readonly CartEntry[]>>): void {
    const customer = memory.bound.get(id);
    const areas = AREAS.filter((area) => memory.merged.has(`${id} ${area}`) && before[area] !== linesIn(id, area));
    if (customer === undefined || areas.length === 0) return;
    const to = `customer:${customer}`;
    for (const area of areas) {
      keepLines(to, area, withDifference(linesIn(to, area), before[area], linesIn(id, area)));
    }
    move(to);
  }

  const server: ModelServer = {
    throttle: 0,
    memory: () => memory,
    me(jar) {
      if (jar.visitor === null || !memory.persons.has(jar.visitor)) jar.visitor = open(newUuid());
      if (customerOf(jar) === null) jar.session = null;
      jar.token = tokenOf(jar);
    },
    leave(jar) {
      if (jar.visitor !== null) server.collect(jar.visitor);
      Object.assign(jar, { visitor: null, token: null });
    },
    login(jar, customer, device) {
      const isKnown = jar.visitor !== null && memory.persons.has(jar.visitor);
      const before = isKnown && device !== null ? jar.visitor : null;
      if (!memory.persons.has(`customer:${customer}`)) open(`customer:${customer}`);
      if (before !== null && !memory.bound.has(before)) memory.bound.set(before, customer);
      const isTheirs = (visitor: string | null) => visitor !== null && memory.bound.get(visitor) === customer;
      // The group of the device may not have been heard of; somebody else's stays theirs.
      if (before !== null && isTheirs(before) && device !== null && !memory.groups.has(device)) {
        begin(memory, device, before, now());
      }
      const named = device === null ? null : (memory.groups.get(device)?.person ?? null);
      const guest = isTheirs(before) && isTheirs(named) ? named : null;
      if (jar.session !== null) memory.sessions.delete(jar.session);
      const next: Jar = { visitor: open(newUuid()), session: newId('session'), token: null };
      memory.sessions.set(next.session ?? '', { customer, guest });
      return { jar: { ...next, token: tokenOf(next) }, guest: waits(guest) ? guest : null };
    },
    logout(jar, everywhere, group) {
      const customer = customerOf(jar);
      if (customer !== null && group !== undefined) giveBack(memory, group, `customer:${customer}`);
      for (const [session, { customer: whose }] of memory.sessions) {
        if (session === jar.session || (everywhere && whose === customer)) memory.sessions.delete(session);
      }
      const next: Jar = { ...jar, visitor: jar.visitor ?? open(newUuid()), session: null };
      return { jar: { ...next, token: tokenOf(next) }, guest: null };
    },
    endSessions: () => memory.sessions.clear(),
    customerOf,
    guestOf: (jar) => {
      const guest = memory.sessions.get(jar.session ?? '')?.guest ?? null;
      return waits(guest) ? guest : null;
    },
    groupsOf: (guest) => [...memory.groups].flatMap(([group, { person }]) => (person === guest ? [group] : [])),
    push(jar, { changes, ...asked }) {
      const { group, scope } = asked;
      const id = claim(group, greeted(jar, scope), jar);
      const lanes = [...new Set(changes.map((change) => change.lane))].toSorted();
      if (!lanes.every((lane) => SHOP.hasLane(lane))) throw new Refusal('input.invalid');
      if (!isInOrder(changes)) throw new Refusal('input.invalid');
      const results = lanes.flatMap((lane) => {
        const run = changes.filter((change) => change.lane === lane);
        if (server.throttle === 0) return pushLane(id, group, run);
        server.throttle -= 1;
        return run.map(({ lane, seq }, index): ChangeResult =>
          index === 0 ? { status: 'retry', lane, seq, retryAfterMs: null } : { status: 'blocked', lane, seq },
        );
      });
      return {
        results,
        pull: server.pull(jar, { ...asked, ...(asked.lanes && { lanes: [...asked.lanes, ...lanes] }) }),
      };
    },
    pull(jar, { scope, group, cursor, lanes: named }) {
      const person = personOf(ownerOf(group, greeted(jar, scope), jar));
      const to: Cursor = { epoch: String(epoch), rev: person.rev, revId: person.revIds[person.rev] ?? '' };
      const known = cursor !== null && cursor.epoch === to.epoch && person.revIds[cursor.rev] === cursor.revId;
      const since = known ? cursor.rev : -1;
      const all = numbersOf(memory.lanes, group);
      return {
        from: known ? cursor : null,
        to,
        reset: cursor !== null && !known,
        changes: [...person.records]
          .filter(([, row]) => row.rev > since)
          .map(([key, { rev, record }]) => ({ key, rev, record: structuredClone(record) })),
        lastSeq: known && named ? Object.fromEntries(named.map((lane) => [lane, all[lane] ?? 0])) : all,
        serverNow: instant(),
      };
    },
    backUp: () => {
      backup = structuredClone(memory);
    },
    restore: (sameEpoch = false) => {
      if (backup === null) return;
      memory = structuredClone(backup);
      if (!sameEpoch) epoch += 1;
    },
    collect: (visitor) => {
      memory.persons.delete(visitor);
      for (const [group, { person }] of memory.groups) if (person === visitor) release(memory, group);
    },
    cart: (person, area) => {
      const key: RecordKey = `cart:${area}`;
      return person === null ? undefined : memory.persons.get(person)?.records.get(key)?.record;
    },
  };
  return server;
}
