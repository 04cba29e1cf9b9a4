/** How far the sale of a vehicle is (domain 2.10), and what visitors see of it. */

export const SALE_STATES = ['draft', 'available', 'reserved', 'sold', 'withdrawn'] as const;
export type SaleState = (typeof SALE_STATES)[number];

/** Rule V1: the steps there are; what is sold or withdrawn stays so. */
const STEPS: Readonly<Record<SaleState, readonly SaleState[]>> = {
  draft: ['available'],
  available: ['reserved', 'withdrawn'],
  reserved: ['available', 'sold'],
  sold: [],
  withdrawn: [],
};

export const nextSaleStates = (state: SaleState): readonly SaleState[] => STEPS[state];

export const maySaleStep = (from: SaleState, to: SaleState): boolean => STEPS[from].includes(to);

/**
 * As lists, search and devices know it. Places of codes travel in pages that devices keep: a new one comes last. What is
 * no vehicle is `open` as well.
 */
export const SALE_SHOWN = ['open', 'reserved', 'sold', 'unlisted'] as const;
export type SaleShown = (typeof SALE_SHOWN)[number];

const DAY_MS = 86_400_000;
/** Rule V4: days for which a sold vehicle stays in lists, and days for which it has a page. */
const LISTED_DAYS = 7;
const PAGE_DAYS = 30;

/** @returns null for what has no page: a draft, what was withdrawn, what was sold long ago */
export function saleShown(state: SaleState, { sinceMs, nowMs }: { sinceMs: number; nowMs: number }): SaleShown | null {
  switch (state) {
    case 'draft':
    case 'withdrawn':
      return null;
    case 'available':
      return 'open';
    case 'reserved':
      return 'reserved';
    case 'sold': {
      const days = (nowMs - sinceMs) / DAY_MS;
      return days < LISTED_DAYS ? 'sold' : days < PAGE_DAYS ? 'unlisted' : null;
    }
  }
}

/** Whether it had a page and has none any more: its address is gone for good (410). */
export const isSaleOver = (state: SaleState, at: { sinceMs: number; nowMs: number }): boolean =>
  state === 'withdrawn' || (state === 'sold' && saleShown(state, at) === null);
