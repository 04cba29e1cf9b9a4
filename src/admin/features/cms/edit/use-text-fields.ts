import { useState } from 'react';
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { LOCALES, type Locale } from '#core/domain/shop/locale.ts';
import { isContent } from '#src/admin/features/cms/editing/editing.ts';

const written = (body: DocumentBody): readonly Locale[] =>
  isContent(body) ? LOCALES.filter((locale) => (body.translations[locale]?.body.length ?? 0) > 0) : [];

/**
 * The languages whose text has a field of its own beside the blocks: those in which there was one since the form was
 * opened. Who empties a text is about to write another, and the field stays under their hands.
 */
export function useTextFields(body: DocumentBody): readonly Locale[] {
  const [known, setKnown] = useState(() => written(body));
  const fresh = written(body).filter((locale) => !known.includes(locale));
  if (fresh.length === 0) return known;
  const all = [...known, ...fresh];
  setKnown(all);
  return all;
}
