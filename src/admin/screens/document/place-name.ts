/** Places of a document in words, and what stands in them as a text. */
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Json, Path } from '#core/domain/merge/conflict.ts';
import { isUuid } from '#core/domain/text/uuid.ts';
import type { BlockField } from '#core/domain/blocks/field.ts';
import { blockText, fieldText } from '#src/admin/screens/document/block-text.ts';
import { MENU_VALUES } from '#src/admin/screens/document/menu-values.ts';
import { documents } from '#src/admin/store/documents/documents.ts';

/** « Titre, français », « Bloc, anglais » : by the names of the fields on the way. */
/** @param field of the block that the place lies in */
export function usePlaceName(): (path: Path, field?: BlockField) => string {
  const { t, i18n } = useLingui();
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
    label: t`Texte du lien`,
    url: t`Adresse`,
    ref: t`Vers`,
    target: t`Ouverture`,
    visibility: t`Visible par`,
    description: t`Description`,
    position: t`Position`,
    fr_FR: t`français`,
    en_GB: t`anglais`,
  };
  return (path, field) => {
    const steps = path.filter((step) => step !== 'translations');
    const isItem = steps.some((step) => step.startsWith('#'));
    const item = path[0] === 'items' ? t`Entrée du menu` : t`Bloc`;
    const language = steps.find((step) => step === 'fr_FR' || step === 'en_GB');
    const last = steps.findLast((step) => names[step] !== undefined && step !== language);
    const known = isItem ? item : last === undefined ? t`Autre champ` : (names[last] ?? last);
    const label = field === undefined ? null : i18n._(field.label);
    const named = isItem && last !== undefined && !TREES.has(last) ? `${known} : ${names[last]}` : known;
    const inside = label === null ? named : t`${known} : ${label}`;
    return language === undefined ? inside : t`${inside}, ${names[language] ?? language}`;
  };
}

/** Fields that hold trees of items: in an item they say nothing more. */
const TREES: ReadonlySet<string> = new Set(['blocks', 'body', 'items']);

/** What a person reads of a value: the texts in it, one after the other. */
export function textIn(value: Json | undefined, nameOf = (text: string): string => text): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return nameOf(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const parts = Array.isArray(value)
    ? value.map((part: Json) => textIn(part, nameOf))
    : Object.entries(value).flatMap(([name, part]) => (SILENT.has(name) ? [] : [textIn(part, nameOf)]));
  return parts.filter((part) => part !== '').join('\n');
}

/** What stands in an item for machines, or is told by its name. */
const SILENT: ReadonlySet<string> = new Set(['id', 'pos', 'type', 'ref', 'target', 'visibility']);

/** What a person reads of what stands in a place: documents by their titles, choices by their words. */
/** @param field of the block that the place lies in */
export function usePlaceText(): (path: Path, value: Json | undefined, field?: BlockField) => string {
  const { t, i18n } = useLingui();
  useSnapshot(documents);
  const nameOf = (text: string): string =>
    isUuid(text) ? (documents.heads?.get(text)?.title ?? t`Élément choisi`) : text;
  return (path, value, field) => {
    const words =
      path[0] === 'items' && typeof value === 'string' ? MENU_VALUES[path.at(-1) ?? '']?.[value] : undefined;
    if (words !== undefined) return i18n._(words);
    if (typeof value === 'boolean') return value ? t`Oui` : t`Non`;
    const read = (one: Json | undefined): string => textIn(one, nameOf);
    const reading = { say: (label: string) => i18n._(label), read };
    return field === undefined ? (blockText(value, reading) ?? read(value)) : fieldText(field, value, reading);
  };
}
