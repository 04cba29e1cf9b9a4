import { Refusal } from '#core/wire/refusal.ts';
import type { OnlineRoutes } from '#core/contract/online-routes.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';

import {
  categoryFilters,
  categoryTree,
  listCategories,
  showCategory,
} from '#server/subjects/catalogue/answers/category-answers.ts';
import { readChanges } from './changes.ts';
import { listContents, showContent, showMenu, showSlider } from '#server/subjects/catalogue/answers/content-answers.ts';
import { createPageReader } from '#server/subjects/catalogue/publish/page-store.ts';
import {
  listFamilies,
  listProducts,
  showBeside,
  showProduct,
} from '#server/subjects/catalogue/answers/product-answers.ts';
import { listVehicles, showVehicle } from '#server/subjects/catalogue/answers/vehicle-answers.ts';
import { search, suggest } from '#server/subjects/catalogue/answers/search-answers.ts';
import type { SubjectTools } from '#server/subjects/subject-tools.ts';
import type { CatalogueState } from './state.ts';

type Name = Extract<
  keyof OnlineRoutes,
  | `api.products.${string}`
  | `api.vehicles-for-sale.${string}`
  | `api.categories.${string}`
  | `api.attribute-families.${string}`
  | 'api.search'
  | 'api.search.suggest'
  | `api.contents.${string}`
  | `api.menus.${string}`
  | `api.sliders.${string}`
  | `api.catalogue.${string}`
>;

/** A handler of each public route of the catalogue; nothing in a request but its input matters. */
export type CatalogueHandlers = {
  [N in Name]: (context: unknown, input: RouteInput<OnlineRoutes[N]>) => Promise<RouteAnswer<OnlineRoutes[N]>>;
};

export function catalogueHandlers({
  db,
  live,
  manifests,
}: Pick<SubjectTools, 'db' | 'live' | 'manifests'>): CatalogueHandlers {
  const readPage = createPageReader(db);
  /** Answers from the state of the moment. */
  const from =
    <Input, Answer>(answer: (state: CatalogueState, input: Input) => Answer) =>
    async (_context: unknown, input: Input) =>
      answer(live.current(), input);
  return {
    'api.products.index': from(listProducts),
    'api.products.show': from(showProduct),
    'api.products.related': from(showBeside('related')),
    'api.products.up-sells': from(showBeside('upSells')),
    'api.products.cross-sells': from(showBeside('crossSells')),
    'api.vehicles-for-sale.index': from(listVehicles),
    'api.vehicles-for-sale.show': from(showVehicle),
    'api.attribute-families.index': from(listFamilies),
    'api.categories.index': from(listCategories),
    'api.categories.tree': from(categoryTree),
    'api.categories.show': from(showCategory),
    'api.categories.filters': from(categoryFilters),
    'api.search': from(search),
    'api.search.suggest': from(suggest),
    'api.contents.index': from(listContents),
    'api.contents.show': from(showContent),
    'api.menus.show': from(showMenu),
    'api.sliders.show': from(showSlider),
    'api.catalogue.manifest': () => manifests.current(),
    'api.catalogue.page': async (_context, { params }) => {
      const page = await readPage(params.hash);
      if (!page) throw new Refusal('record.unknown');
      return page;
    },
    'api.catalogue.changes': (_context, { query }) => readChanges({ db, live }, query),
  };
}
