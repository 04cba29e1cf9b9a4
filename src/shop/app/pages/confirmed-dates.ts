import { isOldPrice } from '#core/domain/price/price-age.ts';
import { isPageAnswer } from '#src/shop/app/port/boot-guards.ts';

export interface DatedScreen {
  /** What the route on the screen loaded. */
  readonly page: unknown;
  /** ISO instant of the catalogue's prices as the screens last heard it. */
  readonly heardAt: string | null;
  /** The same as the catalogue knows it by now. */
  readonly confirmedAt: string | null;
  readonly nowMs: number;
}

/**
 * A shop that has said that nothing moved draws nothing anew, but where the screen still shows the date of prices that
 * were older than a day. Answers what has to be said again.
 */
export function confirmedDates({ page, heardAt, confirmedAt, nowMs }: DatedScreen): { page: boolean; heard: boolean } {
  const wasOld = (pricedAt: string | null): boolean => pricedAt !== null && isOldPrice(pricedAt, nowMs);
  if (confirmedAt === null || wasOld(confirmedAt)) return { page: false, heard: false };
  return { page: isPageAnswer(page) && page.status === 200 && wasOld(page.pricedAt), heard: wasOld(heardAt) };
}
