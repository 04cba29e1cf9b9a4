/** Places of a document in words, and what stands in them as a text. */
import { useLingui } from '@lingui/react/macro';
import type { Json, Path } from '#core/domain/merge/conflict.ts';

/** « Titre, français », « Bloc, anglais » : by the names of the fields on the way. */
export function usePlaceName(): (path: Path) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    title: t`Titre`,
    slug: t`Slug`,
    shortDescription: t`Description courte`,
    body: t`Texte`,
    blocks: t`Blocs`,
    seo: t`SEO`,
    metaTitle: t`Titre SEO`,
    metaDescription: t`Description SEO`,
    ogTitle: t`Titre de partage`,
    ogDescription: t`Description de partage`,
    ogImage: t`Image de partage`,
    area: t`Espace`,
    parent: t`Page parente`,
    categories: t`Catégories`,
    tags: t`Étiquettes`,
    thumbnail: t`Vignette`,
    image: t`Image`,
    customFields: t`Champs personnalisés`,
    items: t`Entrées du menu`,
    description: t`Description`,
    position: t`Position`,
    fr_FR: t`français`,
    en_GB: t`anglais`,
  };
  return (path) => {
    const steps = path.filter((step) => step !== 'translations');
    const isBlock = steps.some((step) => step.startsWith('#'));
    const language = steps.find((step) => step === 'fr_FR' || step === 'en_GB');
    const last = steps.findLast((step) => names[step] !== undefined && step !== language);
    const known = isBlock ? t`Bloc` : last === undefined ? t`Autre champ` : (names[last] ?? last);
    const inside =
      isBlock && last !== undefined && last !== 'blocks' && last !== 'body' ? `${known} : ${names[last]}` : known;
    return language === undefined ? inside : t`${inside}, ${names[language] ?? language}`;
  };
}

/** What a person reads of a value: the texts in it, one after the other. */
export function textIn(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const parts = Array.isArray(value)
    ? value.map(textIn)
    : Object.entries(value).flatMap(([name, part]) => (SILENT.has(name) ? [] : [textIn(part)]));
  return parts.filter((part) => part !== '').join('\n');
}

/** What stands in a block for machines. */
const SILENT: ReadonlySet<string> = new Set(['id', 'pos', 'type']);
