import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { textLink } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import type { SaleTerms } from '#core/contract/checkout/sale-terms.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Link } from '#src/ui/link/link.tsx';

/** What the box of the terms says, in the shopkeeper’s words where they wrote some: it always leads to the terms. */
export function TermsLabel({ terms: { page, label } }: Pick<SaleTerms, 'terms'>) {
  const { t } = useLingui();
  const locale = useLocale();
  const own = label?.[locale];
  const toTerms = (text: ReactNode) => (
    <Link href={href('page', { slug: page })} className={textLink()}>
      {text}
    </Link>
  );
  if (own === undefined)
    return (
      <Trans>
        J’ai lu et j’accepte les{' '}
        <Link href={href('page', { slug: page })} className={textLink()}>
          conditions générales de vente
        </Link>
      </Trans>
    );
  const name = t`conditions générales de vente`;
  const at = own.toLowerCase().indexOf(name);
  if (at === -1)
    return (
      <>
        {own} {toTerms(name)}
      </>
    );
  return (
    <>
      {own.slice(0, at)}
      {toTerms(own.slice(at, at + name.length))}
      {own.slice(at + name.length)}
    </>
  );
}
