/** The presses of the shop, wired to what does them. */
import type { Device } from '#src/app/device.ts';
import type { BrowserPort } from '#src/app/port.ts';
import type { ShopRouter } from '#src/app/router.tsx';
import type { Language } from '#src/app/language.ts';
import type { PersonActions } from '#src/app/person-actions.ts';
import { say } from '#src/store/messages.ts';
import type { ShopActions } from '#src/screens/shop/actions.tsx';

export interface ActionParts {
  router: ShopRouter;
  language: Language;
  port: BrowserPort;
  device: () => Promise<Device>;
}

export function createShopActions({ router, language, port, device }: ActionParts): ShopActions {
  let own: Promise<PersonActions> | undefined;
  const mine = (): Promise<PersonActions> => {
    own ??= import('#src/app/person-actions.ts')
      .then(({ personActions }) => personActions(device))
      .catch((error: unknown) => {
        /* the network was away: the next press asks again */
        own = undefined;
        throw error;
      });
    return own;
  };
  return {
    now: () => Date.now(),
    lookUp: async (text, area) => {
      /* the departments found may be none that this page shows */
      await Promise.all([language.needLater(), port.whole().catch(() => null)]);
      const search = `?q=${encodeURIComponent(text)}&area=${area}`;
      const local = await (await device()).local.page('/search-results', search);
      const answer = local ?? (await port.page('/search-results', search).catch(() => null));
      return answer?.status === 200 && answer.page.kind === 'search'
        ? { page: answer.page, local: local !== null }
        : null;
    },
    articles: async (uuids) => {
      const [rows] = await Promise.all([(await device()).catalogue.rows(uuids), port.whole().catch(() => null)]);
      return rows ?? [];
    },
    go: (href, { stay = false } = {}) => void router.navigate({ href, resetScroll: !stay }),
    speak: language.speak,
    needLater: language.needLater,
    say: (text, action) => say(crypto.randomUUID(), text, action),
    addToCart: async (article, quantity) => (await mine()).addToCart(article, quantity),
    toggleFavourite: async (row) => (await mine()).toggleFavourite(row),
    chooseCookies: async (choices) => (await mine()).chooseCookies(choices),
    askCookiesAgain: () => void mine().then((own) => own.askCookiesAgain()),
    colour: (theme) => void mine().then((own) => own.colour(theme)),
  };
}
