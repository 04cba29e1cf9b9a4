import { useLingui } from '@lingui/react/macro';
import type { MediaUse } from '#core/contract/cms/media/media-file.ts';

/** Where a file is shown. */
export function UseList({ uses }: { uses: readonly MediaUse[] }) {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    product: t`Produit`,
    category: t`Catégorie de produits`,
    attribute: t`Attribut`,
    branding: t`Identité visuelle`,
    channel: t`Canal`,
    content: t`Contenu`,
    component: t`Composant`,
    menu: t`Menu`,
    term: t`Catégorie`,
  };
  return (
    <ul>
      {uses.map(({ kind, uuid, title }) => (
        <li key={`${kind} ${uuid} ${title}`}>
          {title} ({words[kind] ?? kind})
        </li>
      ))}
    </ul>
  );
}
