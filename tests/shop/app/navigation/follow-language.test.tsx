/** Pages whose texts editors write in several languages come in the one that was chosen. */
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { PageAnswer } from '#core/contract/pages/page.ts';
import { CallFailed } from '#src/api/failure.ts';
import { followLanguage } from '#src/shop/app/navigation/follow-language.ts';
import { createShopRouter } from '#src/shop/app/navigation/router.tsx';
import { createLocalFirst, type Answers } from '#src/shop/app/port/local-first.ts';
import { shownSettings } from '#core/settings/shown.ts';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { homeOf } from './home-of.ts';

/** A shop in French that answers in English once another language is settled, over a line that may go. */
async function shopAt(path: string, answerIn: (text: string) => PageAnswer) {
  const line = { isUp: true, asked: 0, language: 'fr' };
  const network: Answers = {
    frame: async () => smallFrame,
    page: async () => {
      line.asked += 1;
      if (!line.isUp) throw new CallFailed('offline');
      return answerIn(line.language);
    },
  };
  const nothing: Answers = { frame: async () => null, page: async () => null };
  const wait = () => new Promise<void>(() => {});
  const port = createLocalFirst({ device: { ...nothing, part: nothing.page }, network, onLate: () => {}, wait });
  const router = createShopRouter({
    port,
    loadDeferredMessages: async () => {},
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  const device = async () => ({
    relocate: async () => {
      line.language = 'en';
    },
    port: { ...port, settings: async () => shownSettings([]) },
  });
  return {
    line,
    choose: () => followLanguage({ device, router, port: { whole: port.frame } }),
    status: () => router.state.matches.at(-1)?.status,
    shown: () => router.state.matches.at(-1)?.loaderData,
  };
}

test('a page an editor wrote comes in the language that was chosen', async () => {
  const shop = await shopAt('/auto', homeOf);
  expect(shop.shown()).toEqual(homeOf('fr'));
  await shop.choose();
  expect(shop.shown()).toEqual(homeOf('en'));
});

test('a network that leaves in that moment takes no page away', async () => {
  const shop = await shopAt('/auto', homeOf);
  shop.line.isUp = false;
  await expect(shop.choose()).rejects.toThrow(CallFailed);
  expect([shop.status(), shop.shown()]).toEqual(['success', homeOf('fr')]);
});

test('a page that holds both languages is not asked for again', async () => {
  const categories = (text: string): PageAnswer => ({ ...homeOf(text), page: { kind: 'categories' } });
  const shop = await shopAt('/nos-categories-de-produits', categories);
  const before = shop.line.asked;
  await shop.choose();
  expect(shop.line.asked).toBe(before);
});
