/**
 * What a document carries of the shop around its page: as much as the page shows, and no more (design §6). One pure
 * rule; that a page drawn within its part looks the same as within the whole is a law of the tests.
 */
import { eachBlock } from '#core/domain/blocks/block.ts';
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import { isOf, type ShownBlocks } from '#core/contract/pages/blocks/shown-blocks.ts';
import type { Page, PageAnswer } from '#core/contract/pages/page.ts';
import { categoryPath } from '#core/contract/pages/paths.ts';
import type { Frame, ShownAttribute, ShownCategory, ShownInit } from '#core/contract/pages/port.ts';
import type { MenuItem } from '#core/contract/catalogue/structure.ts';
import { pageSettings } from '#core/contract/pages/frame/page-settings.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

/**
 * The part of a frame that the page at an address shows. Without an answer it is a page of errors, drawn for nobody in
 * particular, or one that the device draws by itself.
 */
export function pageFrame(frame: Frame, answer: PageAnswer | null): Frame {
  const page = answer?.status === 200 ? answer.page : null;
  return {
    init: shownInit(frame.init, page),
    structure: {
      categories: shownCategories(frame.structure.categories, page),
      attributes: shownAttributes(frame.structure.attributes, page),
      menus: shownMenus(frame.structure.menus, page),
      sliders: pick(frame.structure.sliders, slidersOf(page)),
    },
  };
}

function shownInit({ branding, context, settings }: ShownInit, page: Page | null): ShownInit {
  return {
    branding: { name: branding.name, stylesheet: branding.stylesheet },
    context: {
      hosts: context.hosts,
      serviceWorker: context.serviceWorker,
      ...(context.languages === undefined ? {} : { languages: context.languages }),
    },
    settings: pageSettings(settings, page),
  };
}

/** The area of a page that has one for everybody; what both areas share follows the device. */
function areaOf(page: Page | null): Area | null {
  if (page === null || page.kind === 'search' || !('area' in page)) return null;
  return page.area;
}

/** Bars show one row of links, the footer columns of them; the menu of a phone stands with the departments. */
function shownMenus(menus: Frame['structure']['menus'], page: Page | null): Frame['structure']['menus'] {
  const area = areaOf(page);
  const shallow = (item: MenuItem): MenuItem => ({ ...item, children: [] });
  const bars = (area === null ? AREAS : [area]).map((one) => `header_${one}`);
  const bar = Object.entries(pick(menus, bars)).map(([place, items]) => [place, items.map(shallow)] as const);
  const everywhere = ['footer_1', 'footer_2', 'footer_3', 'footer_legal'];
  return {
    ...Object.fromEntries(bar),
    ...pick(menus, page?.kind === 'categories' ? [...everywhere, 'mobile'] : everywhere),
  };
}

function shownCategories(all: readonly ShownCategory[], page: Page | null): ShownCategory[] {
  const crumbs = new Set(page !== null && 'crumbs' in page ? page.crumbs.map(({ href }) => href) : []);
  const stands = new Set(rowsOf(page).flatMap((row) => (row.image === null ? row.categoryIds.slice(0, 1) : [])));
  const own = page?.kind === 'list' ? page.categoryId : null;
  const found = new Set(page?.kind === 'search' ? page.categories.map(({ id }) => id) : []);
  const named = new Set(Object.values(shownOn(page)?.departments ?? {}).flat());
  const isListed = (one: ShownCategory): boolean => {
    if (named.has(one.id)) return true;
    /* pages of errors lead to the departments */
    if (page === null) return one.parentId === null;
    if (page.kind === 'categories') return true;
    if (page.kind === 'home') return one.parentId === null && one.area === page.area;
    return own !== null && one.parentId === own;
  };
  const hasPicture = (one: ShownCategory): boolean =>
    stands.has(one.id) || named.has(one.id) || (own === null && one.parentId === null);
  return all
    .filter(
      (one) =>
        one.id === own || found.has(one.id) || stands.has(one.id) || isListed(one) || crumbs.has(categoryPath(one)),
    )
    .map((one) => ({
      id: one.id,
      area: one.area,
      parentId: one.parentId,
      name: one.name,
      slug: one.slug,
      ...(one.path === undefined ? {} : { path: one.path }),
      description: one.id === own ? one.description : '',
      picture: hasPicture(one) ? one.picture : null,
      position: one.position,
      productsCount: one.productsCount,
      ...(one.id === own && one.translations !== undefined ? { translations: one.translations } : {}),
    }));
}

const shownOn = (page: Page | null): ShownBlocks | undefined =>
  page?.kind === 'home' || page?.kind === 'content' || page?.kind === 'post' ? page.shown : undefined;

/** Codes of the offers that turn on a page. */
function slidersOf(page: Page | null): string[] {
  const blocks = [...eachBlock(shownOn(page)?.blocks ?? [])];
  const named = blocks.flatMap((block) => (isOf(block, 'opening') ? [block.props.slider] : []));
  return page?.kind === 'home' ? [`home_${page.area}`, ...named] : named;
}

/** Articles that stand on the page as tiles: without a picture they show their department's. */
function rowsOf(page: Page | null): readonly CatalogueRow[] {
  if (page === null) return [];
  const shown = Object.values(shownOn(page)?.rows ?? {}).flat();
  if (page.kind === 'home') return [...page.featured, ...shown];
  if (page.kind === 'content' || page.kind === 'post') return shown;
  if (page.kind === 'list') return page.list.rows;
  return page.kind === 'search' ? page.products.rows : [];
}

function shownAttributes(all: readonly ShownAttribute[], page: Page | null): ShownAttribute[] {
  const named = namedBy(page);
  return all
    .filter(({ code }) => named.codes.has(code))
    .map(({ code, label, unit, group, isVisibleOnFront, swatchType, options }) => {
      const isChosen = swatchType !== undefined && named.chosen.has(code);
      return {
        code,
        label,
        unit,
        group,
        isVisibleOnFront,
        ...(isChosen ? { swatchType } : {}),
        options: options
          .filter(({ id }) => named.options.has(id))
          .map(({ id, label, swatch = null }) => ({
            id,
            label,
            ...(isChosen && swatch !== null ? { swatch } : {}),
          })),
      };
    });
}

interface Named {
  readonly codes: ReadonlySet<string>;
  readonly options: ReadonlySet<number>;
  /** Codes of attributes whose options are chosen from, as swatches. */
  readonly chosen: ReadonlySet<string>;
}

/** Codes of attributes and ids of options that a page names. */
function namedBy(page: Page | null): Named {
  if (page?.kind === 'list') {
    const { facets } = page.list;
    const { filters } = page.address;
    return {
      codes: new Set([...facets, ...filters].map(({ code }) => code)),
      options: new Set([
        ...facets.flatMap(({ options }) => options.map(({ id }) => id)),
        ...filters.flatMap(({ optionIds }) => optionIds),
      ]),
      chosen: new Set(),
    };
  }
  const detail = page?.kind === 'product' ? page.detail : null;
  if (detail === null) return { codes: new Set(), options: new Set(), chosen: new Set() };
  return {
    codes: new Set([...detail.attributes.map(({ code }) => code), ...detail.superAttributes]),
    options: new Set([...detail.attributes, ...detail.variants].flatMap(({ optionIds }) => optionIds)),
    chosen: new Set(detail.superAttributes),
  };
}

const pick = <T>(from: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])));
