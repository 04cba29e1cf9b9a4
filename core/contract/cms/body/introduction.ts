/** What lists and links show of a content: its short description, thumbnail and main image (specification §2). */
import type { ContentBody, ContentText } from '#core/contract/cms/bodies.ts';
import { emptyText } from '#core/contract/cms/empty-body.ts';
import { written } from '#core/domain/merge/equal.ts';

const textWithout = (text: ContentText): ContentText => ({ ...text, shortDescription: '' });

/** A body as if nobody had written its introduction: a language that has nothing else is not there. */
function bodyWithout(body: ContentBody): ContentBody {
  const { fr_FR: french, en_GB: english } = body.translations;
  const isWritten = english !== undefined && written(textWithout(english)) !== written(emptyText());
  const translations = { fr_FR: textWithout(french), ...(isWritten ? { en_GB: textWithout(english) } : {}) };
  return { ...body, thumbnail: null, image: null, translations };
}

/** Whether two bodies differ in their introduction alone, if at all. */
export const differsInIntroduction = (before: ContentBody, after: ContentBody): boolean =>
  written(bodyWithout(before)) === written(bodyWithout(after));
