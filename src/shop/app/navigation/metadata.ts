/** Asks the server for the head of a page that the device answered, or that is read in another language (specification §7). */
import { DEFAULT_LOCALE, type Locale } from '#core/domain/shop/locale.ts';
import type { Metadata } from '#core/contract/shop/metadata.ts';
import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';

/** Where the person is. */
export interface Shown {
  /** Name of the route of the page. */
  readonly route: string;
  /** Path and query. */
  readonly url: string;
  /** Head of a public page; null on all others, which draw their own title. */
  readonly head: Metadata | null;
}

export interface MetadataDeps {
  readonly shown: () => Shown;
  readonly locale: () => Locale;
  readonly isOnline: () => boolean;
  /** Null: no answer. */
  readonly ask: (query: { route: string; url: string; locale: Locale }) => Promise<Metadata | null>;
  /** Puts it over what the page has drawn; the answer takes it off again. */
  readonly wear: (metadata: Metadata, titled: boolean) => () => void;
}

const LONGEST_URL = 2048;

/** The address of such a page holds the secret of a mail: it is told to nobody. */
const holdsSecret = (route: string): boolean =>
  PAGE_ROUTES.some(({ name, path }) => name === route && path.includes('{token}'));

export interface PageMetadata {
  /** A page stands, or its language has changed. */
  arrived: () => Promise<void>;
  /** Another page comes. */
  leaving: () => void;
}

export function createPageMetadata(deps: MetadataDeps): PageMetadata {
  let takeOff = (): void => {};
  let turn = 0;
  const leaving = (): void => {
    turn += 1;
    takeOff();
    takeOff = () => {};
  };
  return {
    leaving,
    arrived: async () => {
      leaving();
      const mine = turn;
      const { route, url, head } = deps.shown();
      const locale = deps.locale();
      /* what the server answered as a page is complete, in French */
      const isComplete = head !== null && head.schema !== null && locale === DEFAULT_LOCALE;
      if (isComplete || !deps.isOnline() || url.length > LONGEST_URL || holdsSecret(route)) return;
      const metadata = await deps.ask({ route, url, locale });
      if (metadata !== null && mine === turn) takeOff = deps.wear(metadata, head !== null);
    },
  };
}
