import { namesOf, type SomeBody } from '#core/contract/cms/document-bodies.ts';
import { wrongInBody } from '#server/subjects/cms/document-row.ts';

/**
 * What somebody saves by name, or publishes, is called something in every language it is written in.
 * @throws Refusal `input.invalid` at the title or the slug (specification §5)
 */
export function checkNames(some: SomeBody): void {
  if (some.of === 'menu') return;
  const { title, slug } = namesOf(some);
  if (title.trim() === '') throw wrongInBody('translations.fr_FR.title', 'content.required');
  if (slug === '') throw wrongInBody('translations.fr_FR.slug', 'slug.empty');
  const { en_GB: english } = some.body.translations;
  if (english !== undefined && english.title.trim() !== '' && english.slug === '')
    throw wrongInBody('translations.en_GB.slug', 'slug.empty');
}
