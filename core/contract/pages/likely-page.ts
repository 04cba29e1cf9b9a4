import { routeAt } from '#core/contract/pages/route-at.ts';

/**
 * The public page an address most likely shows, by its shape alone: what can be fetched, and kept, before anybody has
 * looked it up. Null for all others, which are not worth a guess.
 */
export function likelyPage(path: string): 'home' | 'list' | 'product' | null {
  switch (routeAt(path)?.route.id) {
    case '{area}.home':
      return 'home';
    case '{area}.category':
      return 'list';
    case '{area}.product':
      return 'product';
    default:
      return null;
  }
}
