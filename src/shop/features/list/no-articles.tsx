import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { magnifyingGlass } from '#src/ui/icon/glyphs.ts';

/** Filters that leave nothing, and the way out of them. `plain`: the list without its filters. */
export function NoArticles({ plain }: { plain: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      glyph={magnifyingGlass}
      title={t`Aucun produit ne correspond`}
      text={t`Retirez un filtre ou élargissez le prix.`}
      actions={
        <LinkButton tone="line" href={plain}>
          {t`Réinitialiser les filtres`}
        </LinkButton>
      }
    />
  );
}
