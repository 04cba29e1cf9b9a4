/**
 * What the application does for a page, so that none imports its router, its language or the replica that answers while
 * typing; what a press keeps on this device goes through `useKeeping`. On the server nothing is ever pressed.
 */
import { createContext, use, type ReactNode } from 'react';
import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { Page } from '#core/contract/pages/page.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { ConsentChoices, Theme } from '#src/shop/store/state.ts';

/** What the shop found for a text. */
export interface LookUp {
  page: Extract<Page, { kind: 'search' }>;
  /** Found on this device, without the network. */
  local: boolean;
}

/** An article of a cart, and where its page lies. */
export interface CartedArticle {
  readonly product: string;
  readonly path: string;
}

export type { Theme };

export interface ShopActions {
  /** Milliseconds; null on the server, which has no clock while it draws. */
  now: () => number | null;
  /** Looks a text up, on the device where it can; null when nothing can answer now. */
  lookUp: (text: string, area: Area) => Promise<LookUp | null>;
  /** Articles by UUID as the catalogue of this device knows them; those it does not know are left out. */
  articles: (uuids: readonly string[]) => Promise<readonly CatalogueRow[]>;
  /** What goes with the articles of a cart, as this device or else the shop knows it. */
  crossSells: (lines: readonly CartedArticle[]) => Promise<readonly CatalogueRow[]>;
  /** Follows an address of the shop; `stay` keeps the place on the page, as for filters. */
  go: (href: string, options?: { stay?: boolean }) => void;
  toast: (text: string, action?: { label: string; onPress: () => void }) => void;
  chooseCookies: (choices: ConsentChoices) => Promise<void>;
  askCookiesAgain: () => void;
  setLocale: (locale: Locale) => Promise<void>;
  /** Brings the sentences that the first page does without; always the same promise. */
  loadDeferredMessages: () => Promise<void>;
  colour: (theme: Theme) => void;
}

/** The server has both catalogues at hand. */
const allSaid = Promise.resolve();

/** Before the application runs, and on the server: presses wait elsewhere (`src/shop/pre-hydration.js`). */
export const resting: ShopActions = {
  now: () => null,
  lookUp: async () => null,
  articles: async () => [],
  crossSells: async () => [],
  go: () => {},
  toast: () => {},
  chooseCookies: async () => {},
  askCookiesAgain: () => {},
  setLocale: async () => {},
  loadDeferredMessages: () => allSaid,
  colour: () => {},
};

const ActionsContext = createContext<ShopActions>(resting);

export function ActionsProvider({ actions, children }: { actions: ShopActions | null; children: ReactNode }) {
  return <ActionsContext value={actions ?? resting}>{children}</ActionsContext>;
}

export function useActions(): ShopActions {
  return use(ActionsContext);
}
