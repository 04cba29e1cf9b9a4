import { beforeEach, describe, expect, test } from 'vitest';
import type { Locale } from '#core/domain/shop/locale.ts';
import { metadataOf } from '#core/contract/pages/head/head.ts';
import type { Metadata } from '#core/contract/shop/metadata.ts';
import { createPageMetadata, type Shown } from '#src/shop/app/navigation/metadata.ts';
import { wearHead } from '#src/shop/app/navigation/worn-head.ts';
import { headTags } from '#src/shop/parts/page/head-tags.ts';

const head = (title: string, canonicalPath: string | null = '/auto', locale: Locale = 'fr_FR'): Metadata =>
  metadataOf(
    { title, description: `${title}.`, canonicalPath, picture: null, modifiedAt: null },
    { siteName: 'Bitume', origin: 'https://shop.example', locale },
  );
const schema = { '@type': 'Product', name: 'Disque' };

/** As the page draws it. */
function draw(metadata: Metadata): void {
  document.head.replaceChildren();
  for (const one of headTags(metadata)) {
    const element = document.head.appendChild(document.createElement(one.tag));
    if (one.tag === 'title') element.textContent = one.text;
    else for (const [name, value] of Object.entries(one.attributes)) element.setAttribute(name, value);
  }
}
const content = (key: string) =>
  document.head.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content');
const schemas = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent);

describe('the head of the server over the one of the device', () => {
  beforeEach(() => draw(head('Disque')));

  test('title, description, language and structured data are replaced, and there is one of each', () => {
    wearHead({ ...head('Disc', '/auto', 'en_GB'), schema }, document.head);
    expect([document.title, content('description'), content('og:locale')]).toEqual(['Disc', 'Disc.', 'en_GB']);
    expect(document.head.querySelectorAll('title, meta[name=description], link[rel=canonical]')).toHaveLength(3);
    expect(schemas()).toEqual([JSON.stringify(schema)]);
  });

  test('what the page drew is back before the next one', () => {
    const before = document.head.innerHTML;
    wearHead({ ...head('Disc', '/auto', 'en_GB'), schema, article_modified_time: '2026-03-02' }, document.head)();
    expect(document.head.innerHTML).toBe(before);
  });

  test('what the next page has drawn meanwhile is not taken back', () => {
    const undo = wearHead(head('Disc'), document.head);
    document.title = 'Pneu';
    undo();
    expect(document.title).toBe('Pneu');
  });

  test('the title of the device may stay', () => {
    wearHead(head('Devis', null), document.head, false);
    expect([document.title, content('robots')]).toEqual(['Disque', 'noindex,nofollow']);
  });
});

describe('the server is asked for the head', () => {
  let shown: Shown;
  let locale: Locale;
  let online: boolean;
  let asked: object[];
  let worn: (string | null)[];
  const pageMetadata = (answer: () => Promise<Metadata | null> = async () => head('Serveur')) =>
    createPageMetadata({
      shown: () => shown,
      locale: () => locale,
      isOnline: () => online,
      ask: async (query) => {
        asked.push(query);
        return answer();
      },
      wear: ({ title }) => {
        worn.push(title);
        return () => worn.push(null);
      },
    });
  beforeEach(() => {
    shown = { route: 'auto.product', url: '/auto/nos-produits/pneus/a', head: head('Appareil') };
    locale = 'fr_FR';
    online = true;
    asked = [];
    worn = [];
  });

  test('with route and address after a page that the device answered, and once it is left it is taken off', async () => {
    const metadata = pageMetadata();
    await metadata.arrived();
    expect(asked).toEqual([{ route: 'auto.product', url: '/auto/nos-produits/pneus/a', locale: 'fr_FR' }]);
    metadata.leaving();
    expect(worn).toEqual(['Serveur', null]);
  });

  test('not for a page the server answered, unless it is read in English', async () => {
    shown = { ...shown, head: { ...head('Serveur'), schema } };
    await pageMetadata().arrived();
    expect(asked).toEqual([]);
    locale = 'en_GB';
    await pageMetadata().arrived();
    expect(asked).toMatchObject([{ locale: 'en_GB' }]);
  });

  test('not without a network, and never with the secret of a mail', async () => {
    online = false;
    await pageMetadata().arrived();
    online = true;
    shown = { route: 'password.reset', url: '/reset-password/abc', head: null };
    await pageMetadata().arrived();
    expect(asked).toEqual([]);
  });

  test('an answer that comes after the page has gone is for nobody', async () => {
    let answer: (metadata: Metadata) => void = () => {};
    const metadata = pageMetadata(() => new Promise((resolve) => (answer = resolve)));
    const arrived = metadata.arrived();
    metadata.leaving();
    answer(head('Serveur'));
    await arrived;
    expect(worn).toEqual([]);
  });
});
