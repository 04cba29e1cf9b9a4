/**
 * JSON-LD of a page (domain 1.3): only the server prints it, only crawlers read it. Facts come from the page's own
 * answer, so that it never says more than the page shows.
 */
import { eachBlock } from '#core/domain/blocks/block.ts';
import { plainText } from '#core/domain/text/rich-text.ts';
import { isOf, type ShownBlocks } from '#core/contract/pages/blocks/shown-blocks.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { DEFAULT_LOCALE, languageTag } from '#core/domain/shop/locale.ts';
import { href } from '#core/contract/pages/href.ts';
import type { Crumb, Page, PageFound } from '#core/contract/pages/page.ts';
import { contentPath, picturePath, productPath } from '#core/contract/pages/paths.ts';

import { productData } from './product-data.ts';
import type { Node, ShopFacts } from './structured-facts.ts';

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
          ...company(page.area, facts),
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
          productData(page.row, page.detail, facts),
        ),
      ];
    case 'content':
    case 'post': {
      const { document } = page;
      return [
        breadcrumb(page.crumbs, facts),
        {
          '@type': page.kind === 'post' ? 'NewsArticle' : 'WebPage',
          name: document.title,
          headline: document.title,
          mainEntityOfPage: facts.origin + contentPath(document.path),
          inLanguage: languageTag(document.locale ?? DEFAULT_LOCALE).slice(0, 2),
          datePublished: document.publishedAt,
          dateModified: document.updatedAt,
          ...(document.picture === null ? {} : { image: facts.origin + picturePath(document.picture.hash, 800) }),
          author: { '@type': 'Organization', name: facts.siteName },
          publisher: { '@type': 'Organization', name: facts.siteName },
        },
        ...questions(page.shown),
      ];
    }
    case 'categories':
    case 'postList':
      return [{ '@type': 'CollectionPage' }];
    case 'contact':
      return [{ '@type': 'ContactPage' }];
    case 'search':
      return [];
  }
}

/** Questions and answers of a page, as one FAQPage. */
function questions(shown: ShownBlocks | undefined): Node[] {
  const items = [...eachBlock(shown?.blocks ?? [])].flatMap((block) => (isOf(block, 'faq') ? block.props.items : []));
  return when(items.length > 0, {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  });
}

/** Where the shop is and how it is reached, as far as the settings say that travel to the shop. */
function company(area: Area, { setting }: ShopFacts): Node {
  const place = { channel: area };
  const telephone = setting('general.company.contact.phone', place);
  const email = setting('general.company.contact.email', place);
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: setting('general.company.legal.address'),
      postalCode: setting('general.company.legal.postcode'),
      addressLocality: setting('general.company.legal.city'),
      addressCountry: 'FR',
    },
    ...(telephone === '' ? {} : { telephone }),
    ...(email === '' ? {} : { email }),
  };
}

/** Pages that are nothing but themselves are called as their head is. */
const named = (node: Node, { head }: PageFound): Node =>
  node['name'] === undefined && String(node['@type']).endsWith('Page')
    ? { ...node, name: head.title, ...(head.canonical === null ? {} : { url: head.canonical }) }
    : node;

/** The graph of a page, or null where there is nothing to say. */
export function structuredData(answer: PageFound, facts: ShopFacts): Record<string, unknown> | null {
  const nodes = nodesOf(answer.page, facts).map((node) => named(node, answer));
  return nodes.length === 0 ? null : { '@context': 'https://schema.org', '@graph': nodes };
}
