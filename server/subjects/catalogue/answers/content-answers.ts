import type { ContentDocument } from '#core/contract/content/content-document.ts';
import type {
  contentShowRoute,
  contentsIndexRoute,
  menuShowRoute,
  sliderShowRoute,
} from '#core/contract/content/contents.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';

import type { CatalogueState } from '#server/subjects/catalogue/state.ts';

const PER_PAGE = 12;

/** Published documents of a type (`page`, `post`) or of a post list, newest first. */
export function listContents(
  state: CatalogueState,
  { params, query }: Pick<RouteInput<typeof contentsIndexRoute>, 'params' | 'query'>,
): RouteAnswer<typeof contentsIndexRoute> {
  const documents = documentsOf(state, params.type);
  const page = query.page ?? 1;
  const lastPage = Math.max(1, Math.ceil(documents.length / PER_PAGE));
  return {
    data: documents.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    meta: { page, perPage: PER_PAGE, total: documents.length, lastPage },
  };
}

export function showContent(
  state: CatalogueState,
  { params }: Pick<RouteInput<typeof contentShowRoute>, 'params'>,
): RouteAnswer<typeof contentShowRoute> {
  return known(documentsOf(state, params.type).find((one) => one.slug === params.slug));
}

function documentsOf({ contents }: CatalogueState, type: string): readonly ContentDocument[] {
  const isList = contents.postLists.some((list) => list.slug === type);
  if (!isList && type !== 'page' && type !== 'post') throw new Refusal('record.unknown');
  return contents.documents.filter((one) => (isList ? one.list === type : one.type === type));
}

export function showMenu(
  { structure }: CatalogueState,
  { params }: Pick<RouteInput<typeof menuShowRoute>, 'params'>,
): RouteAnswer<typeof menuShowRoute> {
  return { data: [...known(own(structure.menus, params.location))] };
}

export function showSlider(
  { structure }: CatalogueState,
  { params }: Pick<RouteInput<typeof sliderShowRoute>, 'params'>,
): RouteAnswer<typeof sliderShowRoute> {
  return { data: [...known(own(structure.sliders, params.code))] };
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Refusal('record.unknown');
  return value;
}
