import type { Area } from '#core/domain/shop/area.ts';
import { DEFAULT_LOCALE, translated, type Translated } from '#core/domain/shop/locale.ts';
import { areaName, inLocale, metadataOf } from '#core/contract/pages/head/head.ts';
import { DEFAULT_LIST } from '#core/contract/pages/list-address.ts';
import type { PageFound } from '#core/contract/pages/page.ts';
import { resolveBlocks } from '#core/contract/pages/blocks/resolve-blocks.ts';
import { href } from '#core/contract/pages/href.ts';
import { listQuery } from '#core/contract/pages/product-list.ts';
import type { Resolving } from '#core/contract/pages/resolve/resolving.ts';
import { contentPath } from '#core/contract/pages/paths.ts';
import { summariesOf } from '#core/contract/pages/blocks/summaries.ts';

const FEATURED = 10;
const VEHICLES = 3;
const POSTS = 3;

const TITLES = {
  fr_FR: (area: string): string => `Pièces et accessoires ${area}`,
  en_GB: (area: string): string => `Parts and accessories for your ${area}`,
};
const DESCRIPTIONS = {
  fr_FR: {
    auto: 'Pièces détachées, pneus, huiles et batteries auto : tout le catalogue se consulte et se cherche, même hors connexion.',
    moto: 'Casques, équipement, pneus et pièces moto : tout le catalogue se consulte et se cherche, même hors connexion.',
  },
  en_GB: {
    auto: 'Car parts, tyres, oils and batteries: browse and search the whole catalogue, even without a network.',
    moto: 'Helmets, gear, tyres and motorcycle parts: browse and search the whole catalogue, even without a network.',
  },
};

/** What the shop says of the area itself, in the language of the head. */
const said = (
  text: Translated<string> | undefined,
  { locale = DEFAULT_LOCALE }: Resolving['state'],
): string | undefined => translated(text ?? {}, locale)?.value;

/** Home of an area: most wanted articles, vehicles for sale, newest advice; the rest is in the structure. */
export async function homePage(area: Area, at: Resolving): Promise<PageFound> {
  const { source, state } = at;
  const question = { ...listQuery(DEFAULT_LIST, { area }, FEATURED), facets: false };
  const [featured, vehicles, contents, structure] = await Promise.all([
    source.query({ ...question, inStock: true }),
    source.query({ ...question, type: 'vehicle', limit: VEHICLES }),
    source.contents(),
    source.structure(),
  ]);
  const posts = contents.documents.filter((one) => one.type === 'post' && (one.area === null || one.area === area));
  const own = contents.documents.find((one) => one.blocks !== undefined && contentPath(one.path) === at.path);
  const shown = own === undefined ? {} : { shown: await resolveBlocks(own, area, source) };
  const told = structure.channels?.[area];
  const slide = structure.sliders[`home_${area}`]?.[0];
  return {
    status: 200,
    route: `${area}.home`,
    meta: null,
    rev: state.rev,
    pricedAt: state.pricedAt,
    page: {
      kind: 'home',
      area,
      featured: featured.rows,
      vehicles: vehicles.rows,
      posts: summariesOf(posts).slice(0, POSTS),
      ...shown,
    },
    head: metadataOf(
      {
        title: said(told?.title, state) ?? `${state.siteName} – ${inLocale(TITLES, state)(areaName(area, state))}`,
        description: said(told?.description, state) ?? inLocale(DESCRIPTIONS, state)[area],
        canonicalPath: href(`${area}.home`),
        picture: slide?.picture ?? null,
        modifiedAt: null,
      },
      state,
    ),
  };
}
