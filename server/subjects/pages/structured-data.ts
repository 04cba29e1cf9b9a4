/**
 * JSON-LD of a page (domain 1.3): only the server prints it, only crawlers read it. Facts come from the page's own
 * answer, so that it never says more than the page shows.
 */
import { UNITS_PER_EURO } from '#core/domain/price/money.ts';
import { href } from '#core/contract/pages/href.ts';
import type { Crumb, Page, PageFound } from '#core/contract/pages/page.ts';
import { picturePath, productPath } from '#core/contract/pages/paths.ts';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';

export interface ShopFacts {
  origin: string;
  siteName: string;
  setting: ReadSetting;
}

type Node = Record<string, unknown>;

const AVAILABILITY = ['OutOfStock', 'LimitedAvailability', 'InStock', 'BackOrder'] as const;

const euros = (amount: number): string => (amount / UNITS_PER_EURO).toFixed(2);

function breadcrumb(crumbs: readonly Crumb[], { origin }: ShopFacts): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.label,
      item: origin + crumb.href,
    })),
  };
}

function offer(row: CatalogueRow, facts: ShopFacts): Node {
  return {
    '@type': 'Offer',
    url: facts.origin + productPath(row),
    priceCurrency: 'EUR',
    price: euros(row.price),
    availability: `https://schema.org/${AVAILABILITY[row.stock]}`,
    itemCondition: `https://schema.org/${row.type === 'vehicle' ? 'UsedCondition' : 'NewCondition'}`,
    seller: { '@type': 'Organization', name: facts.siteName },
  };
}

function product(row: CatalogueRow, detail: ProductDetail | null, facts: ShopFacts): Node {
  const kind = row.type === 'vehicle' ? (row.area === 'auto' ? 'Car' : 'Motorcycle') : 'Product';
  return {
    '@type': kind,
    name: row.name,
    sku: row.sku,
    ...(detail?.manufacturerReference ? { mpn: detail.manufacturerReference } : {}),
    ...(detail?.ean13 ? { gtin13: detail.ean13 } : {}),
    ...(row.brand === null ? {} : { brand: { '@type': 'Brand', name: row.brand.label } }),
    ...(detail === null ? {} : { description: detail.shortDescription }),
    image: (detail?.pictures ?? (row.image === null ? [] : [row.image])).map(
      (one) => facts.origin + picturePath(one.hash, 800),
    ),
    offers: {
      ...offer(row, facts),
      ...(row.type === 'vehicle'
        ? {}
        : {
            hasMerchantReturnPolicy: {
              '@type': 'MerchantReturnPolicy',
              applicableCountry: 'FR',
              returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
              merchantReturnDays: detail?.returnDays ?? 14,
              returnMethod: 'https://schema.org/ReturnByMail',
            },
          }),
    },
  };
}

const when = (isWanted: boolean, node: Node): Node[] => (isWanted ? [node] : []);

function nodesOf(page: Page, facts: ShopFacts): Node[] {
  switch (page.kind) {
    case 'home':
      return [
        {
          '@type': 'WebSite',
          name: facts.siteName,
          url: facts.origin,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${facts.origin}${href('search')}?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        },
        {
          '@type': page.area === 'auto' ? 'AutoPartsStore' : 'MotorcycleDealer',
          name: facts.siteName,
          url: `${facts.origin}${href(`${page.area}.home`)}`,
        },
      ];
    case 'list':
      return [
        breadcrumb(page.crumbs, facts),
        ...when(facts.setting('catalog.rich_snippets.categories.enable', { channel: page.area }), {
          '@type': 'ItemList',
          numberOfItems: page.list.total,
          itemListElement: page.list.rows.map((row, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            url: facts.origin + productPath(row),
            name: row.name,
          })),
        }),
      ];
    case 'product':
      return [
        breadcrumb(page.crumbs, facts),
        ...when(
          facts.setting('catalog.rich_snippets.products.enable', { channel: page.area }),
          product(page.row, page.detail, facts),
        ),
      ];
    case 'content':
    case 'post': {
      const { document } = page;
      return [
        breadcrumb(page.crumbs, facts),
        {
          '@type': page.kind === 'post' ? 'NewsArticle' : 'WebPage',
          headline: document.title,
          datePublished: document.publishedAt,
          dateModified: document.updatedAt,
          ...(document.picture === null ? {} : { image: facts.origin + picturePath(document.picture.hash, 800) }),
          publisher: { '@type': 'Organization', name: facts.siteName },
        },
      ];
    }
    case 'categories':
    case 'search':
    case 'postList':
    case 'contact':
      return [];
  }
}

/** The graph of a page, or null where there is nothing to say. */
export function structuredData(answer: PageFound, facts: ShopFacts): Record<string, unknown> | null {
  const nodes = nodesOf(answer.page, facts);
  return nodes.length === 0 ? null : { '@context': 'https://schema.org', '@graph': nodes };
}
