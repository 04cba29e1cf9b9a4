import type { FillShop } from '#server/platform/fill-shop.ts';
import type { OpenStandIn } from '#server/subjects/payments/stand-in.ts';

/** The demo shop, loaded by the name of its files: it stands outside of the server, as the pages do. */
export interface DemoShop {
  /** What an empty shop is filled with. */
  readonly loadFill: () => Promise<FillShop>;
  /** What stands in for the providers of payment. */
  readonly loadSimulators: () => Promise<OpenStandIn>;
}
