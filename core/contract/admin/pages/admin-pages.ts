/** Every page of the back office by its name: router, guard, menu, palette and the server read this one table. */
import type { AdminPage } from './admin-page.ts';
import { CMS_PAGES } from './cms-pages.ts';
import { FIXED_PAGES } from './fixed-pages.ts';
import { RESOURCE_PAGES, type ResourcePageName } from './resource-pages.ts';

export type FixedPageName = (typeof FIXED_PAGES | typeof CMS_PAGES)[number]['name'];
export type AdminPageName = FixedPageName | ResourcePageName;

export const ADMIN_PAGES: readonly AdminPage<AdminPageName>[] = [...FIXED_PAGES, ...CMS_PAGES, ...RESOURCE_PAGES];

/** Null: no page has this name. */
export const adminPage = (name: string): AdminPage<AdminPageName> | null =>
  ADMIN_PAGES.find((page) => page.name === name) ?? null;
