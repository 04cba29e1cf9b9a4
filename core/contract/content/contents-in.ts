/** Contents in the language of the reader: English where an editor wrote it, French where not (domain 0.1). */
import { DEFAULT_LOCALE, type Locale } from '#core/domain/shop/locale.ts';
import type { ContentDocument, ContentPart, Contents } from './content-document.ts';

/** Asked for with every page: made once for all that is published at a moment. */
const inEnglish = new WeakMap<Contents, Contents>();

/** The same contents for French, and where nothing has been written in the other language. */
export function contentsIn(contents: Contents, locale: Locale): Contents {
  if (locale === DEFAULT_LOCALE) return contents;
  const made = inEnglish.get(contents) ?? translatedContents(contents, locale);
  inEnglish.set(contents, made);
  return made;
}

function translatedContents(contents: Contents, locale: Locale): Contents {
  const parts = Object.entries(contents.components ?? {});
  const isWritten =
    contents.documents.some(({ english }) => english !== undefined) ||
    parts.some(([, { english }]) => english !== undefined);
  if (!isWritten) return contents;
  return {
    ...contents,
    documents: contents.documents.map((one) => documentIn(one, locale)),
    ...(parts.length === 0
      ? {}
      : { components: Object.fromEntries(parts.map(([uuid, part]) => [uuid, partIn(part)] as const)) }),
  };
}

function documentIn({ english, ...french }: ContentDocument, locale: Locale): ContentDocument {
  if (english === undefined) return french;
  const { blocks, media: _, ...plain } = french;
  /* a text is of one language, whole: blocks of one beside a body of the other would say everything twice */
  const isRead = english.body !== undefined || (plain.body.length === 0 && blocks === undefined);
  return {
    ...(english.body === undefined ? french : plain),
    ...english,
    ...(isRead ? { locale } : {}),
  };
}

const partIn = ({ english, ...french }: ContentPart): ContentPart => english ?? french;
