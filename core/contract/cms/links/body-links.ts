/** Links of what editors write, found and changed in whatever kind of body. */
import { withBlockLinks, withTextLinks, type ChangeLink } from '#core/domain/blocks/change-links.ts';
import { withLinksInFields } from '#core/domain/cms/fields/field-links.ts';
import type { SomeBody } from '#core/contract/cms/document-bodies.ts';
import { mapLanguages } from '#core/contract/cms/body/in-languages.ts';
import type { MenuBody, MenuBodyItem } from '#core/contract/cms/menu-body.ts';

type Item = MenuBody['items'][number];

/** A link of one's own in a menu always leads somewhere: who wants it gone takes the item away. */
const inItem = <One extends MenuBodyItem>(item: One, change: ChangeLink): One => ({
  ...item,
  ...(item.type === 'custom' && item.url !== null ? { url: change(item.url, item.label.fr_FR) ?? item.url } : {}),
  ...(item.children === undefined ? {} : { children: item.children.map((child) => inItem(child, change)) }),
});

export function withLinks(some: SomeBody, change: ChangeLink): SomeBody {
  switch (some.of) {
    case 'content':
      return {
        of: some.of,
        body: {
          ...some.body,
          customFields: withLinksInFields(some.body.customFields, change),
          translations: mapLanguages(some.body.translations, (words) => ({
            ...words,
            body: withTextLinks(words.body, change),
            blocks: withBlockLinks(words.blocks, change),
          })),
        },
      };
    case 'component':
      return {
        of: some.of,
        body: {
          ...some.body,
          translations: mapLanguages(some.body.translations, (words) => ({
            ...words,
            blocks: withBlockLinks(words.blocks, change),
          })),
        },
      };
    case 'menu':
      return { of: some.of, body: { ...some.body, items: some.body.items.map((item: Item) => inItem(item, change)) } };
    case 'term':
      return some;
  }
}

export interface FoundLink {
  readonly href: string;
  /** What is pressed; empty where no words stand. */
  readonly words: string;
}

/** Every link of a body, in the order in which it is read. */
export function linksIn(some: SomeBody): readonly FoundLink[] {
  const found: FoundLink[] = [];
  withLinks(some, (href, words) => {
    found.push({ href, words });
    return href;
  });
  return found;
}
