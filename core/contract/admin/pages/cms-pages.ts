/** Pages of what editors write. One list and one form serve every type of document: the type stands in the path. */
import { label } from '#core/resources/field.ts';
import type { AdminPage } from './admin-page.ts';

const page = <const Name extends string>(definition: AdminPage<Name>) => definition;

export const CMS_PAGES = [
  page({
    name: 'admin.cms.pages',
    path: '/admin/cms/contents/page',
    permission: 'cms-contents.index',
    parent: null,
    label: label('Pages'),
    nav: 'content',
  }),
  page({
    name: 'admin.cms.posts',
    path: '/admin/cms/contents/actualites',
    permission: 'cms-contents.index',
    parent: null,
    label: label('Actualités'),
    nav: 'content',
  }),
  page({
    name: 'admin.cms.components',
    path: '/admin/cms/contents/component',
    permission: 'components.index',
    parent: null,
    label: label('Composants'),
    nav: 'content',
  }),
  page({
    name: 'admin.cms.categories',
    path: '/admin/cms/content-management/categories',
    permission: 'cms-categories.index',
    parent: null,
    label: label('Catégories de contenus'),
    nav: 'content',
  }),
  page({
    name: 'admin.fields',
    path: '/admin/cms/content-management/custom-fields',
    permission: 'custom-fields.index',
    parent: null,
    label: label('Champs personnalisés'),
    nav: 'content',
  }),
  page({
    name: 'admin.cms.permalinks',
    path: '/admin/cms/content-management/permalinks',
    permission: 'permalinks.index',
    parent: null,
    label: label('Permaliens'),
    nav: 'content',
  }),
  page({
    name: 'admin.links',
    path: '/admin/cms/content-management/broken-links',
    permission: 'broken-links.index',
    parent: null,
    label: label('Liens cassés'),
    nav: 'content',
  }),
  page({
    name: 'admin.catalog.permalinks',
    path: '/admin/commerce/catalog/permalinks',
    permission: 'permalinks.index',
    parent: null,
    label: label({ id: 'Catalogue : Permaliens', message: 'Permaliens' }),
    nav: 'commerce',
  }),
  page({
    name: 'admin.cms.contents',
    path: '/admin/cms/contents/{contentType}',
    permission: null,
    parent: null,
    label: label('Contenus'),
    nav: null,
  }),
  page({
    name: 'admin.cms.create',
    path: '/admin/cms/contents/{contentType}/create',
    permission: null,
    parent: null,
    label: label('Nouveau contenu'),
    nav: null,
  }),
  page({
    name: 'admin.cms.edit',
    path: '/admin/cms/contents/{contentType}/edit/{id}',
    permission: null,
    parent: null,
    label: label('Contenu'),
    nav: null,
  }),
] as const satisfies readonly AdminPage[];
