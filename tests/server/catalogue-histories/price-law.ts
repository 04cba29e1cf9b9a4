/** The prior price reckoned from what was asked at every moment, by the words of the law (C. conso., art. L112-1-1). */
import { moneyOf } from '#server/database/decimal.ts';
import type { LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';

import type { Desk } from './desk.ts';
import { named } from './things.ts';

const WINDOW_MS = 30 * 24 * 3_600_000;

interface Row {
  readonly id: number;
  readonly price: string;
  readonly special: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly sold: boolean;
}

/** A price that everybody was asked without a break; null while it was not for sale. */
interface Span {
  readonly price: number | null;
  readonly from: number;
}

const ASKED = `select id, price, special_price as special, special_from::text as from, special_to::text as to,
    is_active and deleted_at is null as sold
  from product where parent_id is null and type = 'simple'`;

/** The lowest of the 30 days before the reduction, or before the first of several in a row; null: nothing is announced. */
function referenceOf(spans: readonly Span[], now: number): number | null {
  const asked = spans.flatMap(({ price, from }, at) =>
    price === null ? [] : [{ price, from, until: spans[at + 1]?.from ?? now }],
  );
  let first = asked.length - 1;
  while (first > 0 && (asked[first]?.price ?? 0) < (asked[first - 1]?.price ?? 0)) first -= 1;
  const begun = asked[first + 1]?.from;
  const current = asked.at(-1)?.price;
  if (begun === undefined || current === undefined) return null;
  const lowest = Math.min(
    ...asked.filter(({ from, until }) => from < begun && until > begun - WINDOW_MS).map(({ price }) => price),
  );
  return lowest > current && lowest < Infinity ? lowest : null;
}

export function openPriceBook() {
  const books = new Map<number, Span[]>();
  return {
    /** Writes down what is asked now, as the shop has just published it. */
    async note(desk: Desk): Promise<void> {
      const now = desk.clock.now().getTime();
      /* `YYYY-MM-DD` in Paris, in winter and on any day of the histories before its change an hour later than UTC */
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(now);
      for (const { id, price, special, from, to, sold } of await named<Row>(desk, ASKED)) {
        const book = books.get(id) ?? [];
        const isOn = special !== null && (from === null || from <= day) && (to === null || day <= to);
        const asked = !sold ? null : isOn ? Math.min(moneyOf(price), moneyOf(special)) : moneyOf(price);
        if (book.at(-1)?.price !== asked || book.length === 0) book.push({ price: asked, from: now });
        books.set(id, book);
      }
    },
    violations(desk: Desk, live: LiveCatalogue): string[] {
      const now = desk.clock.now().getTime();
      return [...live.current().catalogue.rows()].flatMap(({ id, name, price, regular, type }) => {
        const book = books.get(id) ?? [];
        const last = book.at(-1)?.price;
        if (type !== 'simple' || last === undefined || last === null) return [];
        const lawful = referenceOf(book, now);
        return [
          ...(price === last ? [] : [`${name} is shown at ${price} and costs ${last}`]),
          ...(regular === null || regular === lawful
            ? []
            : [`${name} crosses out ${regular}, the law says ${lawful ?? 'nothing'}`]),
        ];
      });
    },
  };
}

export type PriceBook = ReturnType<typeof openPriceBook>;
