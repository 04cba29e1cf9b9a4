import type { Db } from '#server/database/connection.ts';
import { createTurns } from '#server/platform/turns.ts';
import { AnswerCache } from '#server/platform/answer-cache.ts';
import { rawText, type RawText } from '#server/platform/raw-text.ts';
import type { CatalogueState } from '#server/subjects/catalogue/state.ts';

import { articleAddresses, pageAddresses, type Address, type MappedState } from './addresses.ts';
import { dayOfProducts, daysOfProducts } from './changed-on.ts';
import { addressesXml, indexXml } from './site-map-xml.ts';

const MOST_IN_PART = 10_000;
/** Files that are kept: those of 200,000 articles. */
const KEPT_BYTES = 48 * 1024 * 1024;
/** Files that wait to be made, one after the other; whoever asks for more is told to come back. */
const MOST_WAITING = 8;

export interface SiteMapParts {
  readonly db: Db;
  readonly live: { current(): CatalogueState };
  /** What the shop has set: whether there is one, and how many addresses it has at most. */
  readonly wanted: () => Promise<{ readonly isWanted: boolean; readonly most: number }>;
  readonly origin: string;
  /** Told what is left out because the shop has set so. */
  readonly report: (message: string) => void;
  /** Addresses in one file; the protocol allows five times as many as are usual. */
  readonly mostInPart?: number;
}

export interface SiteMaps {
  /**
   * The site map, or its index where it has more than one part. Null: the shop has set that it has none.
   * @throws Refusal `attempts.exceeded` where too many parts wait to be made
   */
  whole(): Promise<RawText | null>;
  /** A part of it, from 1 on. Null: there is none. @throws Refusal `attempts.exceeded` */
  part(number: number): Promise<RawText | null>;
}

/** Each file is made once for a state of the catalogue (decision 14), in turns that others interrupt. */
export function createSiteMaps(given: SiteMapParts): SiteMaps {
  const { db, live, wanted, origin, report, mostInPart = MOST_IN_PART } = given;
  const kept = new AnswerCache<RawText>(() => live.current(), KEPT_BYTES);
  const turns = createTurns({ atOnce: 1, waiting: MOST_WAITING });
  const told = new WeakSet<CatalogueState>();
  /** Null: the shop has none. */
  const planOf = async (state: CatalogueState) => {
    const { isWanted, most } = await wanted();
    if (!isWanted) return null;
    const pages = pageAddresses(state);
    const all = pages.length + state.catalogue.size;
    const count = Math.min(all, most);
    if (count < all && !told.has(state)) {
      told.add(state);
      report(`site map: ${all - count} of ${all} addresses are left out (general.sitemap.settings.max_urls)`);
    }
    return { pages, count, parts: Math.max(1, Math.ceil(count / mostInPart)) };
  };
  const makePart = async (state: CatalogueState, { pages, count }: Plan, part: number): Promise<RawText> => {
    const [from, to] = [(part - 1) * mostInPart, Math.min(part * mostInPart, count)];
    return rawText(addressesXml(await addressesOf(state, db, { pages, from, to }), origin));
  };
  const makeIndex = async ({ pages, parts }: Plan): Promise<RawText> => {
    const articles = await dayOfProducts(db);
    const days = Array.from({ length: parts }, (_, at) =>
      latest([
        ...pages.slice(at * mostInPart, (at + 1) * mostInPart).map(({ changed }) => changed),
        (at + 1) * mostInPart > pages.length ? articles : null,
      ]),
    );
    return rawText(indexXml(days, origin));
  };
  const find = async (name: string, make: (state: CatalogueState, plan: Plan) => Promise<RawText>) => {
    const state = live.current();
    const plan = await planOf(state);
    const isThere = plan !== null && (name === 'whole' || (plan.parts > 1 && Number(name) <= plan.parts));
    if (!isThere) return null;
    return kept.of(`${name} ${plan.count}`, () => turns.take(() => make(state, plan)));
  };
  return {
    whole: () => find('whole', (state, plan) => (plan.parts === 1 ? makePart(state, plan, 1) : makeIndex(plan))),
    part: (number) => find(String(number), (state, plan) => makePart(state, plan, number)),
  };
}

interface Plan {
  readonly pages: readonly Address[];
  /** Addresses that are told of. */
  readonly count: number;
  readonly parts: number;
}

async function addressesOf(
  state: MappedState,
  db: Db,
  { pages, from, to }: { readonly pages: readonly Address[]; readonly from: number; readonly to: number },
): Promise<Address[]> {
  const skip = Math.max(0, from - pages.length);
  const count = to - Math.max(from, pages.length);
  const articles = count > 0 ? await articleAddresses(state, { skip, count }, (ids) => daysOfProducts(db, ids)) : [];
  return [...pages.slice(from, to), ...articles];
}

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce<string | null>((last, day) => (day !== null && (last === null || day > last) ? day : last), null);
