import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { textLink } from '#styled/recipes';
import { resultsHref, type SearchAnswer } from '#src/shop/features/search/options.ts';
import { AskForReference, useVehicleWords } from '#src/shop/features/search/partial-answer.tsx';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { magnifyingGlass } from '#src/ui/icon/glyphs.ts';
import { Link } from '#src/ui/link/link.tsx';
import { href } from '#core/contract/pages/href.ts';

/** A search without results, or without a question: what was perhaps meant, and whom to ask. */
export function NothingFound({ page }: { page: SearchAnswer }) {
  const { t } = useLingui();
  const { text, nearest } = page;
  const area = page.area ?? 'auto';
  const vehicle = useVehicleWords(text === '' ? null : page);
  const departments = (
    <LinkButton tone="line" href={href('categories.index')}>
      {t`Tous les rayons`}
    </LinkButton>
  );
  if (text === '')
    return (
      <EmptyState
        glyph={magnifyingGlass}
        title={t`Que cherchez-vous ?`}
        text={t`Écrivez une pièce, une marque ou une référence.`}
        actions={departments}
      />
    );
  return (
    <EmptyState
      glyph={magnifyingGlass}
      title={vehicle?.title ?? t`Aucun résultat pour « ${text} »`}
      text={
        vehicle !== null ? (
          vehicle.text
        ) : nearest.length === 0 ? (
          t`Vérifiez l’orthographe ou essayez une référence plus courte.`
        ) : (
          <>
            {t`Vouliez-vous dire`}{' '}
            {nearest.map((one, at) => (
              <Fragment key={one}>
                {at === 0 ? null : ', '}
                <Link href={resultsHref(one, area)} className={textLink({ alone: true })}>
                  {t`« ${one} »`}
                </Link>
              </Fragment>
            ))}
            {t` ?`}
          </>
        )
      }
      actions={
        <>
          {vehicle === null ? (
            <LinkButton tone="line" href={href(`${area}.contact`, {}, { sujet: t`Je cherche : ${text}` })}>
              {t`Demander à la boutique`}
            </LinkButton>
          ) : (
            <AskForReference answer={page} />
          )}
          {departments}
        </>
      }
    />
  );
}
