import { describe, expect, test } from 'vitest';
import type { Port } from '#core/contract/pages/port.ts';
import { handle } from '#src/shop/entry-server.tsx';
import { pagePort } from '#tests/support/page-port.ts';

const render = async (path: string, port: Port = pagePort) => {
  const response = await handle(new Request(`https://shop.example${path}`), port);
  return { response, html: await response.text() };
};

const PUBLIC = [
  '/auto',
  '/moto',
  '/auto/nos-produits/freinage',
  '/auto/nos-produits/freinage?f_brand=1&prix_max=40&stock=1&sort=-price&page=2',
  '/nos-produits',
  '/nos-categories-de-produits',
  '/moto/nos-produits/casques/integral',
  '/moto/nos-produits/casques/integral?variante=INT-L',
  '/auto/vehicules',
  '/search-results?q=article',
  '/search-results',
  '/livraison',
  '/auto/contact',
  '/503',
];

describe('documents drawn by the server', () => {
  test.each(PUBLIC)('%s has a title of its own, no style attribute and no script', async (path) => {
    const { response, html } = await render(path);
    expect(response.status).toBe(200);
    expect(html.match(/<h1[ >]/gu)).toHaveLength(1);
    expect(html.includes('<main id="contenu"')).toBe(true);
    expect(html.match(/<[a-z][^>]*\sstyle=[^>]*>/gu)).toBeNull();
    expect(html.match(/<script[^>]*>/gu)).toBeNull();
  });

  test('the same page is drawn the same twice', async () => {
    const path = '/auto/nos-produits/freinage';
    expect((await render(path)).html === (await render(path)).html).toBe(true);
  });

  test('a list works without scripts: links, pages and forms with an action', async () => {
    const { html } = await render('/auto/nos-produits/freinage');
    const holds = [
      /<a href="\/auto\/nos-produits\/pieces\/article-3"/u,
      /<form role="search"[^>]* action="\/search-results"/u,
      /<form[^>]* action="\/auto\/nos-produits\/freinage"/u,
      /<input[^>]* name="f_brand"/u,
    ];
    expect(holds.filter((one) => !one.test(html))).toEqual([]);
  });

  test('a handful of vehicles is counted in adverts and needs no filters; a department has both', async () => {
    const vehicles = (await render('/auto/vehicules')).html;
    expect(vehicles).toMatch(/\d+ annonces?</u);
    expect(vehicles).not.toContain('id="filtres"');
    const department = (await render('/auto/nos-produits/freinage')).html;
    expect(department).toMatch(/\d+ produits/u);
    expect(department).toContain('id="filtres"');
  });

  test('the code of late parts is not named among the modules of the page', async () => {
    const { response } = await render('/auto/nos-produits/freinage');
    expect(response.headers.get('x-modules')).toBe('src/shop/locales/fr_FR.po,src/shop/features/list/page.tsx');
  });

  test('a variant that is sold out says so and cannot be added', async () => {
    const { html } = await render('/moto/nos-produits/casques/integral?variante=INT-L');
    expect([html.includes('Épuisé'), html.includes('Ajouter au panier')]).toEqual([true, false]);
  });

  test('an unknown address is a 404 with search and departments', async () => {
    const { response, html } = await render('/nulle-part');
    expect(response.status).toBe(404);
    expect(html.includes('Page non trouvée')).toBe(true);
    expect(response.headers.get('x-modules')).toContain('missing-page.tsx');
  });

  test('an address that moved answers where it lives now, one that is gone says 410', async () => {
    const moved = await handle(new Request('https://shop.example/ancien'), pagePort);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/livraison']);
    expect((await render('/disparu')).response.status).toBe(410);
    const home = await handle(new Request('https://shop.example/'), pagePort);
    expect([home.status, home.headers.get('location')]).toEqual([302, '/auto']);
  });

  test.each(['/moto/checkout/informations', '/auto/favoris', '/cet-appareil'])(
    '%s belongs to the person: the server sends no page, only a word to readers without scripts',
    async (path) => {
      const { response, html } = await render(path);
      expect(response.status).toBe(200);
      expect(html.startsWith('<noscript>') && html.endsWith('</noscript>')).toBe(true);
      expect(response.headers.get('x-modules')).toContain('page.tsx');
    },
  );

  test.each(['/auto/checkout', '/checkout', '/moto/checkout'])(
    '%s is drawn as it stands before the device has read the cart: nothing is said of what it holds',
    async (path) => {
      const { response, html } = await render(path);
      expect(response.status).toBe(200);
      expect(html).toContain(path === '/moto/checkout' ? 'Panier moto' : 'Panier');
      expect(html).toMatch(/<noscript>.*Cette page demande JavaScript.*<\/noscript>/u);
      expect(html).not.toContain('Votre panier est vide');
      expect(html.match(/<script[^>]*>/gu)).toBeNull();
      expect(response.headers.get('x-modules')).toContain('src/shop/features/cart/page.tsx');
    },
  );

  test('a port that fails is a 500, never half a page', async () => {
    const broken: Port = {
      ...pagePort,
      page: async () => {
        throw new Error('the database is away');
      },
    };
    expect((await render('/auto', broken)).response.status).toBe(500);
  });

  test('nothing of a request shapes the document of another', async () => {
    const all = await Promise.all(PUBLIC.map((path) => render(path)));
    const again = await Promise.all(PUBLIC.toReversed().map((path) => render(path)));
    const differing = PUBLIC.filter((_path, at) => all[at]?.html !== again.toReversed()[at]?.html);
    expect(differing).toEqual([]);
  });
});
