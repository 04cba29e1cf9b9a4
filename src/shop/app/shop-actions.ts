/** What the application does for its pages, wired to what does it. */
import type { Device } from '#src/shop/app/port/device.ts';
import type { BrowserPort } from '#src/shop/app/port/port.ts';
import type { ShopRouter } from '#src/shop/app/navigation/router.tsx';
import type { Language } from '#src/shop/app/language/language.ts';
import { toast } from '#src/shop/store/messages.ts';
import type { ShopActions } from '#src/shop/parts/actions.tsx';
import { patiently } from '#src/shop/parts/hydration/patiently.ts';

export interface ActionDeps {
  router: ShopRouter;
  language: Language;
  port: BrowserPort;
  device: () => Promise<Device>;
}

export function createShopActions({ router, language, port, device }: ActionDeps): ShopActions {
  /* a choice made while the line is away is made when it is back */
  const choices = () => patiently(() => import('#src/shop/app/choices.ts'));
  const questions = () => import('#src/shop/app/questions.ts');
  return {
    now: () => Date.now(),
    lookUp: async (text, area) => {
      const [{ lookUp }] = await Promise.all([questions(), language.loadDeferredMessages()]);
      return await lookUp({ port, device }, text, area);
    },
    articles: async (uuids) => (await questions()).articles({ port, device }, uuids),
    crossSells: async (lines) => (await questions()).crossSells({ port, device }, lines),
    go: (href, { stay = false } = {}) => void router.navigate({ href, resetScroll: !stay }),
    setLocale: language.setLocale,
    loadDeferredMessages: language.loadDeferredMessages,
    toast: (text, action) => toast(crypto.randomUUID(), text, action),
    chooseCookies: async (chosen) => (await choices()).chooseCookies(chosen, device),
    askCookiesAgain: () => void choices().then((own) => own.askCookiesAgain()),
    colour: (theme) => void choices().then((own) => own.colour(theme)),
  };
}
