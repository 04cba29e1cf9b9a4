/** The three pages of every managed thing that has a screen: its list, and a form for a new and a known record. */
import type { PermissionResource } from '#core/domain/actor/permission-keys.ts';
import { RESOURCES } from '#core/resources/all.ts';
import { rightTo, type Resource } from '#core/resources/resource.ts';
import type { AdminPage } from './admin-page.ts';

/** `admin.tax-categories`, `admin.tax-categories.create`, `admin.tax-categories.edit`. */
export type ResourcePageName = `admin.${PermissionResource}${'' | '.create' | '.edit'}`;

function pagesOf(resource: Resource): readonly AdminPage<ResourcePageName>[] {
  const { name, words, screen } = resource;
  if (screen === undefined) return [];
  const { page, nav, glyph, opens, under } = screen;
  const list = `admin.${name}` as const;
  const below = { parent: list, label: words.one, nav: null } as const;
  const create: AdminPage<ResourcePageName> = {
    ...below,
    name: `${list}.create`,
    path: `${page}/create`,
    permission: rightTo(resource, 'store'),
    resource: { name, screen: 'create' },
  };
  const edit: AdminPage<ResourcePageName> = {
    ...below,
    name: `${list}.edit`,
    path: `${page}/edit/{id}`,
    permission: rightTo(resource, 'view'),
    resource: { name, screen: 'edit' },
  };
  return [
    {
      name: list,
      path: page,
      permission: rightTo(resource, 'index'),
      parent: null,
      label: words.many,
      nav,
      glyph,
      ...(under === undefined ? {} : { under: `admin.${under}` }),
      resource: { name, screen: 'list' },
    },
    ...(resource.readOnly === true ? [] : [create]),
    ...(opens === undefined ? [edit] : []),
  ];
}

export const RESOURCE_PAGES = RESOURCES.flatMap(pagesOf);
