/** A word typed into a field of a document. */
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { newBlock } from '#core/domain/blocks/all-blocks.ts';
import type { Field } from './office-actions.ts';

export function typed(body: DocumentBody, field: Field, word: string): DocumentBody {
  const more = (text: string): string => (text === '' ? word : `${text} ${word}`);
  if (!('thumbnail' in body)) return body;
  const hero = newBlock('hero', word);
  const block = { ...hero, props: { ...hero.props, title: word } };
  if (!('area' in body)) {
    const { fr_FR } = body.translations;
    const words =
      field === 'block' ? { ...fr_FR, blocks: [...fr_FR.blocks, block] } : { ...fr_FR, title: more(fr_FR.title) };
    return { ...body, translations: { ...body.translations, fr_FR: words } };
  }
  const { fr_FR } = body.translations;
  const changed = {
    title: { ...fr_FR, title: more(fr_FR.title) },
    text: { ...fr_FR, shortDescription: more(fr_FR.shortDescription) },
    seo: { ...fr_FR, seo: { ...fr_FR.seo, metaTitle: more(fr_FR.seo.metaTitle) } },
    block: { ...fr_FR, blocks: [...fr_FR.blocks, block] },
  };
  return { ...body, translations: { ...body.translations, fr_FR: changed[field] } };
}
