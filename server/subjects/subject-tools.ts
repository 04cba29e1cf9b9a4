import type { LinkGateway } from '#server/gateways/links/link-gateway.ts';
import type { PersonalSections } from '#server/platform/personal/personal-rows.ts';
import type { SettingSeal } from '#server/platform/settings/setting-seal.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Direct } from '#server/sync/sync-handlers.ts';
import type { FindUses } from '#server/platform/media/media-uses.ts';

import type { Passwords } from './account/passwords/passwords.ts';
import type { AttemptLocks } from './account/sign-in/attempt-locks.ts';
import type { LiveCatalogue } from './catalogue/live-catalogue.ts';
import type { Manifests } from './catalogue/publish/manifest.ts';
import type { PageService } from './pages/page-service.ts';
import type { StandIn } from './payments/stand-in.ts';

/** Somebody whom the shop forgets: a customer by account and address, or whoever wrote under an address. */
export interface Forgotten {
  /** Null for somebody without an account. */
  readonly customer: string | null;
  /** Lower case. */
  readonly email: string;
  readonly now: Date;
}

/** Forgets somebody in every subject, in the transaction of what asks for it. */
export type Forget = (trx: Trx, whom: Forgotten) => Promise<void>;

/** What subjects are handed for what they serve and do: the shop's tools, and what one subject offers to others. */
export interface SubjectTools extends ShopTools {
  /** The public catalogue of this process, and what is published of it. */
  readonly live: LiveCatalogue;
  readonly manifests: Manifests;
  readonly pages: PageService;
  readonly locks: AttemptLocks;
  readonly passwords: Passwords;
  readonly forget: Forget;
  /** Everything the shop holds of a customer, by subject. */
  readonly personal: PersonalSections;
  /** Everywhere a file of the library may be shown. */
  readonly uses: readonly FindUses[];
  /** The key of the shop: what it signs and seals. */
  readonly sessionSecret: string;
  /** Secrets among the settings; null: the shop keeps none. */
  readonly settingSeal: SettingSeal | null;
  /** Looks at links that lead out of the shop; null: nobody does. */
  readonly outerLinks: LinkGateway | null;
  /** What stands in for the providers of payment on this machine; null where strangers reach the shop. */
  readonly standIn: StandIn | null;
  /** Runs a change that is called, in the transaction of its person. */
  readonly direct: Direct;
}
