/** A server of the catalogue alone, over made-up rows: manifest, pages and changes as the shop serves them. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

import { CATALOGUE_FORMAT, type Manifest } from '#core/contract/catalogue/catalogue.ts';
import type { Contents } from '#core/contract/content/content-document.ts';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';
import type { Cursor } from '#core/wire/sync.ts';
import { cutPages } from '#core/search/pages/cut.ts';
import { encodeCardPage, encodeOfferPage } from '#core/search/pages/pages.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { benchRows, benchStructure } from '../search/search-rows.ts';

interface Body {
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

export interface ShopOfRows {
  readonly origin: string;
  readonly rows: number;
  /** Bytes of all cards and offers as sent. */
  readonly bytesSent: number;
  /** Gives so many products another price; answers the bytes a device is sent for it. */
  change(count: number): { plain: number; brotli: number };
  close(): void;
}

/** Serves `size` products, and files by their path. */
export async function shopOfRows(size: number, files: Readonly<Record<string, string>>): Promise<ShopOfRows> {
  const rows = benchRows(size);
  const pages = new Map<string, Body>();
  const store = (value: unknown) => {
    const body = bodyOf(value);
    const hash = createHash('sha256').update(body.plain).digest('base64url');
    pages.set(hash, body);
    return { hash, bytes: body.plain.length };
  };
  // as in a menu: a branch beside the other
  const leaves = benchStructure.categories
    .map(({ id }) => id)
    .toSorted((left, right) => branchOf(left) - branchOf(right));
  const cuts = cutPages(rows, leaves).map((cut) => ({
    area: cut.area,
    rows: cut.rows.length,
    categories: [...cut.categoryIds],
    card: store(encodeCardPage(cut.rows)),
    offer: store(encodeOfferPage(cut.rows)),
    // Details of a shop of this size come on a visit: nobody asks for them here.
    detail: { hash: createHash('sha256').update(cut.categoryIds.join()).digest('base64url'), bytes: 0 },
  }));
  const bytesSent = [...pages.values()].reduce((sum, { brotli }) => sum + brotli.length, 0);
  const pricedAt = new Date().toISOString();
  const manifest: Manifest = {
    format: CATALOGUE_FORMAT,
    cursor: cursorOf(1),
    pricedAt,
    structure: store(structureOf(rows)),
    contents: store({ documents: [], postLists: [] } satisfies Contents),
    cuts,
  };
  const manifestBody = bodyOf(manifest);
  /** One answer for each revision, by the revision it starts from. */
  const changes = new Map<number, Body>();
  let rev = 1;

  const answer = (url: URL): { body: Body | string; type: string } | null => {
    const [, kind, hash = ''] = url.pathname.split('/');
    const type = 'application/json';
    if (kind === 'manifest') return { body: manifestBody, type };
    const page = kind === 'pages' ? pages.get(hash) : changes.get(Number(url.searchParams.get('rev')));
    if (page !== undefined) return { body: page, type };
    const file = files[url.pathname];
    return file === undefined ? null : { body: file, type: url.pathname === '/' ? 'text/html' : 'text/javascript' };
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://shop.test');
    const found = answer(url);
    const isUnchanged = found === null && url.pathname === '/changes';
    if (found === null) {
      response.writeHead(isUnchanged ? 304 : 404).end();
      return;
    }
    const { body, type } = found;
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
    if (typeof body === 'string') response.writeHead(200, headers).end(body);
    else response.writeHead(200, { ...headers, 'content-encoding': 'br' }).end(body.brotli);
  });
  const address = await new Promise<AddressInfo>((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const found = server.address();
      if (found === null || typeof found === 'string') reject(new Error('no port'));
      else resolve(found);
    });
  });
  return {
    origin: `http://127.0.0.1:${address.port}`,
    rows: rows.length,
    bytesSent,
    change: (count) => {
      const changed = rows.slice(rev * count, rev * count + count).map((row) => ({ ...row, price: row.price + rev }));
      const products = changed.map((row) => ({ row, detail: detailOf(row) }));
      const from = cursorOf(rev);
      const to = cursorOf(rev + 1);
      const kept = { structure: null, contents: null, removed: [] };
      const body = bodyOf({ kind: 'changes', from, to, pricedAt, products, ...kept });
      changes.set(rev, body);
      rev += 1;
      return { plain: body.plain.length, brotli: body.brotli.length };
    },
    close: () => server.close(),
  };
}

function bodyOf(value: unknown): Body {
  const plain = Buffer.from(JSON.stringify(value));
  return { plain, brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) };
}

function cursorOf(rev: number): Cursor {
  return { epoch: 'bench', rev, revId: `bench-${rev}` };
}

/** The category above a leaf, as the rows name it. */
const branchOf = (leaf: number): number => 1000 + (leaf % 30);

/** The thirty categories above the leaves are the ones a person opens: each holds a thirtieth of the rows. */
function structureOf(rows: readonly CatalogueRow[]): Structure {
  const options = benchStructure.options;
  const codes = [...new Set(options.map(({ code }) => code))];
  const counts = new Map<number, number>();
  for (const row of rows) for (const id of row.categoryIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  const leaves = benchStructure.categories;
  const branches = [...new Set(leaves.map(({ id }) => branchOf(id)))].map((id) => ({ id, label: `Branche ${id}` }));
  return {
    categories: [...branches.map((one) => ({ ...one, parentId: null })), ...leaves.map(childOf)].map(
      ({ id, label, parentId }) => ({
        id,
        uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
        area: 'auto',
        parentId,
        name: { fr_FR: label },
        slug: `rayon-${id}`,
        description: '',
        picture: null,
        position: id,
        productsCount: counts.get(id) ?? 0,
        filters: codes,
        metaTitle: null,
        metaDescription: null,
      }),
    ),
    attributes: codes.map((code, at) => ({
      id: at + 1,
      code,
      label: { fr_FR: code },
      type: 'select' as const,
      unit: null,
      isFilterable: true,
      isConfigurable: false,
      isVisibleOnFront: true,
      group: { fr_FR: 'Général' },
      options: options
        .filter((option) => option.code === code)
        .map(({ id, label }) => ({ id, label: { fr_FR: label }, swatch: null })),
    })),
    families: [{ id: 1, code: 'piece', name: 'Pièces', slug: 'piece', attributes: codes }],
    menus: {},
    sliders: {},
    redirects: {},
  };
}

const childOf = ({ id, label }: { id: number; label: string }) => ({ id, label, parentId: branchOf(id) });

function detailOf(row: CatalogueRow): ProductDetail {
  const text = `${row.name}, prévu pour un montage sans modification du véhicule.`;
  return {
    uuid: row.uuid,
    shortDescription: text,
    description: [{ type: 'paragraph', text: [{ text: text.repeat(4) }] }],
    pictures: [],
    attributes: [],
    superAttributes: [],
    variants: [],
    related: [],
    deposit: 0,
    ecoContribution: 0,
    weightGrams: null,
    warrantyMonths: 24,
    returnDays: 14,
    ean13: null,
    manufacturerReference: null,
    metaTitle: null,
    metaDescription: null,
    updatedAt: '2026-11-21T08:00:00.000Z',
  };
}
