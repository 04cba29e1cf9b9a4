import { mediaOf } from '#core/domain/blocks/contents.ts';
import { richTextMedia } from '#core/domain/text/rich-text.ts';
import type { ContentText } from '#core/contract/cms/bodies.ts';
import type { SomeBody } from '#core/contract/cms/document-bodies.ts';
import type { InLanguages } from '#core/contract/cms/body/in-languages.ts';

const inText = ({ blocks, body, seo }: ContentText): readonly (string | null)[] => [
  ...mediaOf(blocks),
  ...richTextMedia(body),
  seo.ogImage,
  seo.twitterImage,
];

const inAll = <T>({ fr_FR: french, en_GB: english }: InLanguages<T>, of: (words: T) => readonly (string | null)[]) => [
  ...of(french),
  ...(english === undefined ? [] : of(english)),
];

function namedIn(some: SomeBody): readonly (string | null)[] {
  switch (some.of) {
    case 'content':
      return [some.body.thumbnail, some.body.image, ...inAll(some.body.translations, inText)];
    case 'component':
      return [some.body.thumbnail, ...inAll(some.body.translations, ({ blocks }) => mediaOf(blocks))];
    default:
      return [];
  }
}

/** Files of the library that a body shows, by their UUIDs, each once. */
export const mediaIn = (some: SomeBody): readonly string[] => [...new Set(namedIn(some).filter((one) => one !== null))];
