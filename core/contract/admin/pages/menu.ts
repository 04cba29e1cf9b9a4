/** The menu: which pages stand where, for whom. */
import { MENU, type NavGroup } from '#core/domain/actor/menu.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { label, type Label } from '#core/domain/fields/field.ts';
import type { AdminPage } from './admin-page.ts';
import { ADMIN_PAGES, type AdminPageName } from './admin-pages.ts';

type Page = AdminPage<AdminPageName>;

export interface MenuEntry {
  readonly page: Page;
  /** Where one entry stands for a whole group, the group's words. */
  readonly label: Label;
  readonly pages: readonly Page[];
}

export interface MenuSection {
  /** Null: what stands above all sections. */
  readonly label: Label | null;
  readonly entries: readonly MenuEntry[];
}

interface Place {
  readonly section: Label;
  /** One entry for all pages of the group; without it each is an entry. */
  readonly entry?: Label;
}

const SETTINGS = label('Réglages');
const PEOPLE = label('Clients et équipe');

/** In the order of the screen. */
const PLACES: Readonly<Record<NavGroup, Place>> = {
  content: { section: label('Contenus') },
  commerce: { section: label('Commerce') },
  users: { section: PEOPLE },
  tickets: { section: PEOPLE },
  marketing: { section: SETTINGS, entry: label('Marketing') },
  configuration: { section: SETTINGS, entry: label('Configuration') },
};

export type May = (permission: PermissionKey) => boolean;

/** Whether somebody may open a page: it stands in the menu only then. */
export const mayOpen = ({ permission }: Pick<AdminPage, 'permission'>, may: May): boolean =>
  permission === null || permission === 'open' || may(permission);

/** Pages of the group that one may open, where one may have the group at all. */
export function pagesOfGroup(group: NavGroup, may: May): readonly Page[] {
  return may(MENU[group]) ? ADMIN_PAGES.filter((page) => page.nav === group && mayOpen(page, may)) : [];
}

function entriesOf(group: NavGroup, may: May): readonly MenuEntry[] {
  const pages = pagesOfGroup(group, may);
  const { entry } = PLACES[group];
  const [first] = pages;
  if (first === undefined) return [];
  if (entry !== undefined) return [{ page: first, label: entry, pages }];
  return (
    pages
      /* whoever may not open the entry it lies under finds it as one of its own */
      .filter(({ under }) => pages.every(({ name }) => name !== under))
      .map((page) => ({
        page,
        label: page.label,
        pages: pages.filter(({ under }) => under === page.name),
      }))
  );
}

/** What one sees of the menu; a section without entries is none. */
export function menuFor(may: May): readonly MenuSection[] {
  const top = ADMIN_PAGES.filter(({ name }) => name === 'admin.dashboard').filter((page) => mayOpen(page, may));
  const sections: { label: Label | null; entries: MenuEntry[] }[] = [
    { label: null, entries: top.map((page) => ({ page, label: page.label, pages: [] })) },
  ];
  for (const group of groups) {
    const { section } = PLACES[group];
    let found = sections.find((one) => one.label === section);
    if (found === undefined) sections.push((found = { label: section, entries: [] }));
    found.entries.push(...entriesOf(group, may));
  }
  return sections.filter(({ entries }) => entries.length > 0);
}

const groups: readonly NavGroup[] = ['content', 'commerce', 'users', 'tickets', 'marketing', 'configuration'];
