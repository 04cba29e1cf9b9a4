import { createHash } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Metadata } from '#core/contract/shop/metadata.ts';
import { pageFrame } from '#core/contract/pages/frame/page-frame.ts';
import type { PageFound } from '#core/contract/pages/page.ts';
import type { Port } from '#core/contract/pages/port.ts';
import { DocumentCache } from '#server/http/html/document-cache.ts';
import { createDrawings, TooManyDrawings } from '#server/http/html/drawings.ts';
import type { Renderer } from '#server/http/html/render.ts';
import { createTestFrame, testFrameAnswer, type TestFrame } from '#tests/support/server.ts';

const head: Metadata = {
  title: 'Pneus <été> & "hiver"',
  description: 'Des pneus',
  article_modified_time: null,
  og_title: 'Pneus',
  og_description: '',
  og_url: 'http://shop.test/auto',
  og_site_name: 'Bitume',
  og_image: [],
  og_locale: 'fr_FR',
  twitter_card: 'summary',
  twitter_title: 'Pneus',
  twitter_description: '',
  twitter_image: null,
  robots: { index: 'index' },
  canonical: 'http://shop.test/auto',
  schema: { '@type': 'Product', name: '</script><script>alert(1)</script>' },
};
const found: PageFound = {
  status: 200,
  route: 'auto.home',
  meta: null,
  rev: 1,
  pricedAt: '2026-03-02T09:00:00.000Z',
  page: { kind: 'home', area: 'auto', featured: [], vehicles: [], posts: [] },
  head,
};

let frame: TestFrame;
let revision: string;
let renders: number;
let release: (() => void) | undefined;

const port: Port = {
  frame: async () => testFrameAnswer,
  page: async (path) => (path === '/parti' ? { status: 410 } : path.includes('/rien/') ? { status: 404 } : found),
};

const metadata = async (path: string) => ({ ...head, title: `head of ${path}`, schema: null });

const renderer: Renderer = {
  headTags: ({ title, description, canonical }) => [
    { tag: 'title', text: title },
    { tag: 'meta', attributes: { name: 'description', content: description } },
    { tag: 'link', attributes: { rel: 'canonical', href: canonical ?? '' } },
  ],
  handle: async (request, port) => {
    renders += 1;
    const { pathname, search } = new URL(request.url);
    if (pathname === '/vieux') return new Response(null, { status: 301, headers: { location: '/auto' } });
    if (pathname === '/casse') throw new Error('secret of the renderer');
    if (pathname.endsWith('/demi')) return new Response('<p>half</p>', { status: 500 });
    if (pathname === '/panier') return new Response('', { status: 200 });
    if (pathname === '/lent') await new Promise<void>((resolve) => (release = resolve));
    // The router writes query strings in its own way.
    const answer = await port.page(pathname, search.replaceAll(',', '%2C'));
    const headers = { 'x-modules': 'src/page.tsx' };
    const weight = pathname === '/lourd' ? 'x'.repeat(1_100_000) : '';
    return new Response(`<main>page ${renders}${weight}</main>`, { status: answer.status, headers });
  },
};

beforeAll(async () => {
  frame = await createTestFrame({
    routes: {},
    handlers: {},
    renderer,
    source: { port, revision: async () => revision, brandingCss: async () => ':root{--brand:#c00}', metadata },
  });
});
afterAll(() => frame.close());

let tests = 0;
/** A revision of its own for every test: nothing is in the cache yet. */
beforeEach(() => {
  renders = 0;
  release = undefined;
  revision = `revision ${(tests += 1)}`;
});

const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

test('a page has its head, its markup, its data and only then the scripts, with low priority', async () => {
  const html = await (await frame.send('/auto')).text();
  const order = [
    '<title>Pneus &lt;été&gt; &amp; &quot;hiver&quot;</title>',
    '<meta name="description" content="Des pneus">',
    '<style>body{margin:0}</style>',
    '</head>',
    '<div id="root"><main>page 1</main></div>',
    'application/ld+json',
    'id="boot"',
    '<template id="parts">',
    '<script type="module" fetchpriority="low" crossorigin src="/vue/entry-1.js">',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/vue/react-1.js">',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/vue/page-1.js">',
    '</template>',
    '</body>',
  ].map((part) => html.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/react-1\.js/g)).toHaveLength(1);
});

test('data in a page cannot end its block, and nothing in it can run', async () => {
  const html = await (await frame.send('/auto')).text();
  expect(html).not.toContain('alert(1)</script>');
  const scripts = html.match(/<script(?![^>]*type="(?:module|application\/(?:ld\+)?json)")[^>]*>/g);
  expect(scripts).toBeNull();
  const block = /id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual({ frame: pageFrame(testFrameAnswer, found), pages: { '/auto': found } });
});

test('the data of a page lies under its address as the browser writes it', async () => {
  const html = await (await frame.send('/auto/vehicules?f_brand=1,2')).text();
  expect(html).toContain('"pages":{"/auto/vehicules?f_brand=1,2":');
});

test('the policy allows no inline script and exactly the style sheets of the page', async () => {
  const policy = (await frame.send('/auto')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain(`style-src 'self' ${hashOf('body{margin:0}')} ${hashOf(':root{--brand:#c00}')};`);
  expect(policy).not.toContain('unsafe');
});

test('a page is made once per revision and revalidated by its tag', async () => {
  const first = await frame.send('/auto');
  const second = await frame.send('/auto', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect([second.status, renders]).toEqual([304, 1]);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  revision += ' and later';
  expect(await (await frame.send('/auto')).text()).toContain('page 2');
});

test('pages are the same for everybody: no cookie is read or set', async () => {
  const answer = await frame.send('/auto', { headers: { cookie: 'visitor=someone' } });
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await answer.text()).toBe(await (await frame.send('/auto')).text());
});

test('an address is kept under what its page reads: marks of campaigns and the order make no other document', async () => {
  const same = ['?sort=price&page=2', '?page=2&sort=price', '?utm_source=mail&sort=price&fbclid=x&page=2&page=3'];
  const texts = new Set<string>();
  for (const search of same) texts.add(await (await frame.send(`/auto/vehicules${search}`)).text());
  expect([renders, texts.size]).toEqual([1, 1]);
  expect([...texts].join()).toContain('"pages":{"/auto/vehicules?sort=price&page=2":');
  await frame.send('/auto?sort=price');
  await frame.send('/auto');
  expect(renders).toBe(2);
});

test('what a page reads once makes a document for its caller alone, with all that was asked', async () => {
  for (const _again of [1, 2]) {
    const html = await (await frame.send('/auto/contact?sujet=devis&utm_source=mail')).text();
    expect(html).toContain('"pages":{"/auto/contact?sujet=devis&utm_source=mail":');
  }
  expect(renders).toBe(2);
});

test('what is not there is drawn once for each area', async () => {
  for (const path of ['/auto/rien/une-page', '/auto/rien/une-autre?utm_source=mail', '/auto/rien/encore'])
    expect((await frame.send(path)).status, path).toBe(404);
  expect(renders).toBe(1);
  await frame.send('/moto/rien/une-page');
  expect(renders).toBe(2);
});

test('a document above a megabyte is answered and not kept', async () => {
  await frame.send('/lourd');
  await frame.send('/lourd');
  expect(renders).toBe(2);
});

test('addresses asked for once push out no document that is asked for again', () => {
  const document = (bytes: number) => ({ html: Buffer.alloc(bytes), brotli: Buffer.alloc(0), etag: '', policy: '' });
  const cache = new DocumentCache(100_000);
  cache.set('home', document(10_000));
  expect(cache.get('home')).toBeDefined();
  for (let at = 0; at < 100; at += 1) cache.set(`once ${at}`, document(10_000));
  expect(cache.get('home')).toBeDefined();
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
});

test('beyond the documents being drawn and those that wait, the shop says when to come back, and goes on', async () => {
  const drawings = createDrawings(2, 3);
  const ends: (() => void)[] = [];
  const draw = (name: string) => drawings.draw(() => new Promise<string>((resolve) => ends.push(() => resolve(name))));
  const taken = ['a', 'b', 'c', 'd', 'e'].map(draw);
  await expect(draw('f')).rejects.toBeInstanceOf(TooManyDrawings);
  expect(ends.length).toBe(2);
  for (let at = 0; at < 5; at += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(at);
    ends[at]?.();
  }
  expect(await Promise.all(taken)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a page that there is no room to draw is the shell, to be drawn by the device', async () => {
  const many = Array.from({ length: 60 }, (_one, at) => {
    const remoteAddress = `203.0.113.${at}`;
    return frame.send(`/auto/contact?sujet=${at}`, {}, { incoming: { socket: { remoteAddress } } });
  });
  const answers = await Promise.all(many);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(10);
  expect(refused[0]?.headers.get('retry-after')).toBe('2');
  expect(await refused[0]?.text()).toContain('<div id="root"></div>');
  expect((await frame.send('/auto/contact?sujet=1')).status).toBe(200);
});

test('callers who ask for the same page at once wait for one rendering', async () => {
  const answers = [frame.send('/lent'), frame.send('/lent'), frame.send('/lent')];
  await expect.poll(() => release).toBeDefined();
  release?.();
  const texts = await Promise.all((await Promise.all(answers)).map((answer) => answer.text()));
  expect([renders, new Set(texts).size]).toEqual([1, 1]);
});

test('a browser that reads brotli gets it', async () => {
  const answer = await frame.send('/auto', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  const refusing = await frame.send('/auto', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(refusing.headers.get('content-encoding')).toBeNull();
});

test('an address that the port is not asked for has the head that its metadata are', async () => {
  const html = await (await frame.send('/panier')).text();
  expect(html).toContain('<title>head of /panier</title>');
});

test('a moved address redirects', async () => {
  const answer = await frame.send('/vieux');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/auto']);
});

test('what is gone for good is answered 410 and kept out of indexes', async () => {
  const answer = await frame.send('/parti');
  expect(answer.status).toBe(410);
  expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
});

test.each(['/casse', '/demi'])(
  'a page that fails (%s) gives the empty shell with 500 and says nothing of why',
  async (path) => {
    const answer = await frame.send(path);
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toMatch(/half|secret|boot/);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  },
);

test('the secret of a mail, which stands in an address, is neither kept, nor told, nor logged', async () => {
  const path = '/reset-password/secret-de-la-lettre';
  for (const again of [1, 2]) {
    const { headers } = await frame.send(path);
    expect([headers.get('cache-control'), headers.get('referrer-policy'), renders]).toEqual([
      'no-store',
      'no-referrer',
      again,
    ]);
  }
  expect((await frame.send('/email/verifier/demi')).headers.get('referrer-policy')).toBe('no-referrer');
  expect(frame.log.join()).toMatch(/rendering a link of a mail ended with 500/u);
  expect(frame.log.join()).not.toMatch(/secret-de-la-lettre|verifier/u);
  expect((await frame.send('/auto')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('a page drawn on the device alone comes with an empty root', async () => {
  const html = await (await frame.send('/panier')).text();
  expect(html).toContain('<div id="root"></div>');
});

test.each([
  '/vue/missing-1.js',
  '/vue/',
  '/vue/../sw.js.map',
  '/vue/%2e%2e%2fserver.js',
  '/vue/..%5c..%5cpackage.json',
  '/vue/entry-1.js%00.css',
  '/.vite/manifest.json',
  '/media/../../package.json',
  '/media/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/media/abc.webp',
  '/media/',
  '/admin',
  '/admin/login',
  '/wp/v2/posts',
  '/favicon.png',
  '/.env',
  '/auto/nos-produits/photo.jpg',
])('%s is not there, and no page stands in for it', async (path) => {
  const answer = await frame.send(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('Not found');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('hashed files are kept for ever and come compressed; worker, shell and manifest are asked for again', async () => {
  const file = await frame.send('/vue/entry-1.js', { headers: { 'accept-encoding': 'br' } });
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect([file.headers.get('content-encoding'), await file.text()]).toEqual(['br', 'compressed']);
  for (const path of ['/sw.js', '/index.html', '/manifest.webmanifest']) {
    expect((await frame.send(path)).headers.get('cache-control'), path).toMatch(/(?:^|, )no-cache$/);
  }
  expect(await (await frame.send('/index.html')).text()).toContain('<div id="root"></div>');
});

test('the shop’s colours are a style sheet named by its hash', async () => {
  expect(await (await frame.send('/branding.abc.css')).text()).toBe(':root{}');
  expect((await frame.send('/branding.old.css')).status).toBe(404);
});

test('every answer says what browsers must not do with it', async () => {
  for (const path of ['/auto', '/vue/none.js', '/api/nothing', '/healthz', '/manifest.webmanifest']) {
    const { headers } = await frame.send(path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('x-frame-options'), path).toBe('DENY');
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
    expect(headers.get('content-security-policy'), path).toMatch(/default-src '(?:none|self)'/);
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('a file that can act as no page carries only what a browser heeds on it', async () => {
  const { headers } = await frame.send('/vue/entry-1.js', { headers: { 'accept-encoding': 'br' } });
  expect([...headers.keys()].toSorted()).toEqual([
    'cache-control',
    'content-encoding',
    'content-security-policy',
    'content-type',
    'vary',
    'x-content-type-options',
  ]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a document says what it may use and who may hold it', async () => {
  const { headers } = await frame.send('/auto');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

test('only a shop with a key of the maps service lets it in, and its scripts stay without inline ones', async () => {
  const policyOf = async (path: string, env: Record<string, string> = {}): Promise<string> => {
    const shop = await createTestFrame({ routes: {}, handlers: {}, renderer, source: { port }, env });
    try {
      return (await shop.send(path)).headers.get('content-security-policy') ?? '';
    } finally {
      await shop.close();
    }
  };
  const strict = await policyOf('/auto');
  expect(strict).not.toMatch(/google|gstatic|unsafe|elem/);
  for (const path of ['/auto', '/index.html']) {
    const open = await policyOf(path, { MAPS_KEY: 'AIzaSyTest-key_0123456789' });
    expect(open).toContain("script-src 'self' https://*.googleapis.com https://*.gstatic.com;");
    expect(open.replace(/style-src-elem [^;]*;/, '')).not.toContain('unsafe');
  }
});

test('the page of an error answers its status', async () => {
  await frame.send('/rien/de/tel');
  const statuses = await Promise.all(
    [401, 403, 404, 419, 429, 500, 503].map(async (status) => [status, (await frame.send(`/${status}`)).status]),
  );
  for (const [said, answered] of statuses) expect(answered).toBe(said);
});
