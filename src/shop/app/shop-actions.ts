/** What the application does for its pages, wired to what does it. */
import type { Device } from '#src/shop/app/port/device.ts';
import type { BrowserPort } from '#src/shop/app/port/port.ts';
import type { ShopRouter } from '#src/shop/app/navigation/router.tsx';
import type { Language } from '#src/shop/app/language/language.ts';
import { toast } from '#src/shop/store/messages.ts';
import type { ShopActions } from '#src/shop/parts/actions.tsx';
import { patiently } from '#src/shop/parts/hydration/patiently.ts';
import { href } from '#core/contract/pages/href.ts';

export interface ActionDeps {
  router: ShopRouter;
  language: Language;
  port: BrowserPort;
  device: () => Promise<Device>;
}

export function createShopActions({ router, language, port, device }: ActionDeps): ShopActions {
  /* a choice made while the line is away is made when it is back */
  const choices = () => patiently(() => import('#src/shop/app/choices.ts'));
  return {
    now: () => Date.now(),
    lookUp: async (text, area) => {
      /* the departments found may be none that this page shows */
      await Promise.all([language.loadDeferredMessages(), port.whole().catch(() => null)]);
      const search = `?q=${encodeURIComponent(text)}&area=${area}`;
      const local = await (await device()).local.page(href('search'), search);
      const answer = local ?? (await port.page(href('search'), search).catch(() => null));
      return answer?.status === 200 && answer.page.kind === 'search'
        ? { page: answer.page, local: local !== null }
        : null;
    },
    articles: async (uuids) => {
      const [rows] = await Promise.all([(await device()).catalogue.rows(uuids), port.whole().catch(() => null)]);
      return rows ?? [];
    },
    go: (href, { stay = false } = {}) => void router.navigate({ href, resetScroll: !stay }),
    setLocale: language.setLocale,
    loadDeferredMessages: language.loadDeferredMessages,
    toast: (text, action) => toast(crypto.randomUUID(), text, action),
    chooseCookies: async (chosen) => (await choices()).chooseCookies(chosen, device),
    askCookiesAgain: () => void choices().then((own) => own.askCookiesAgain()),
    colour: (theme) => void choices().then((own) => own.colour(theme)),
  };
}
