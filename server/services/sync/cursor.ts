import { createHash } from 'node:crypto';

import type { CartRecord } from '#core/contract/cart-record.ts';
import type { Cursor } from '#core/contract/sync.ts';
import { AREAS, type Area } from '#core/domain/area.ts';

/**
 * The random id of a visitor's revision, and what its carts looked like. A cart moves without its channel when a price
 * or a stock moves, or when a special price begins at midnight: nobody writes then, and reading never writes. So a
 * cursor carries a short digest of each cart as it was last sent, and a pull compares it with the cart of now
 * (decision 0007). Forty characters hold it all.
 */
export interface Mark {
  /** The revision's id in 22 characters; `none` before the first revision. */
  readonly revision: string;
  readonly carts: Readonly<Record<Area, string>>;
}

/** Before a visitor's first write there is no channel and nothing in it. */
export const NO_REVISION = 'none';

const DIGEST_LENGTH = 8;
const NO_CART = '-'.repeat(DIGEST_LENGTH);

/** A UUID in 22 characters. */
export function shortId(uuid: string): string {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
}

export function markOf(revision: string, carts: ReadonlyMap<Area, CartRecord>): Mark {
  return { revision, carts: { auto: digestOf(carts.get('auto')), moto: digestOf(carts.get('moto')) } };
}

/** What a person would see differently; the instant at which prices were read is no difference. */
function digestOf(cart: CartRecord | undefined): string {
  if (!cart) return NO_CART;
  const seen = [cart.lines, cart.notices.map(({ at: _at, ...notice }) => notice)];
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, DIGEST_LENGTH);
}

export function writeMark({ revision, carts }: Mark): Cursor['revId'] {
  return `${revision}.${AREAS.map((area) => carts[area]).join('')}`;
}

/** Null for what no server of ours wrote. */
export function readMark(revId: Cursor['revId']): Mark | null {
  const [revision, digests, ...rest] = revId.split('.');
  if (!revision || digests?.length !== 2 * DIGEST_LENGTH || rest.length > 0) return null;
  return { revision, carts: { auto: digests.slice(0, DIGEST_LENGTH), moto: digests.slice(DIGEST_LENGTH) } };
}
