/** What the palette offers without asking anybody: screens and actions, found by their words. */
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { ADMIN_PAGES } from '#core/contract/admin/pages/admin-pages.ts';
import { mayOpen, menuFor, pagesOfGroup, type May } from '#core/contract/admin/pages/menu.ts';
import { MENU, type NavGroup } from '#core/domain/actor/menu.ts';
import { words } from '#core/search/words/text.ts';
import type { Label } from '#core/domain/fields/field.ts';

export interface Command {
  readonly id: string;
  readonly kind: 'action' | 'page' | 'record';
  readonly label: string;
  /** On the right: what it belongs to. */
  readonly hint: string;
  readonly href: string;
  /** Page of the drawing. */
  readonly page: string;
}

const isGroup = (name: string): name is NavGroup => name in MENU;

/** Every screen one may open and every thing one may make, in the order of the menu. */
export function commandsFor(may: May, say: (label: Label) => string, create: (thing: string) => string): Command[] {
  const top = menuFor(may).flatMap(({ entries }) => entries.map(({ page }) => page));
  const grouped = Object.keys(MENU)
    .filter(isGroup)
    .flatMap((group) => pagesOfGroup(group, may));
  const pages = [...new Set([...top, ...grouped])];
  const makes = pages.flatMap((page) =>
    ADMIN_PAGES.filter(
      ({ parent, resource, ...one }) => parent === page.name && resource?.screen === 'create' && mayOpen(one, may),
    ),
  );
  return [
    ...pages.map((page): Command => {
      const label = say(page.label);
      return { id: page.name, kind: 'page', label, hint: '', href: adminHref(page.name), page: page.name };
    }),
    ...makes.map((page): Command => {
      const thing = say(page.label);
      return {
        id: page.name,
        kind: 'action',
        label: create(thing),
        hint: '',
        href: adminHref(page.name),
        page: page.parent ?? page.name,
      };
    }),
  ];
}

/** Those in which every word that was typed begins a word; what begins with it first. */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const wanted = words(typed);
  if (wanted.length === 0) return commands;
  const rank = ({ label }: Command): number => {
    const own = words(label);
    if (!wanted.every((one) => own.some((word) => word.startsWith(one)))) return -1;
    return own[0]?.startsWith(wanted[0] ?? '') === true ? 1 : 0;
  };
  return commands
    .map((command) => ({ command, rank: rank(command) }))
    .filter((one) => one.rank >= 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ command }) => command);
}
