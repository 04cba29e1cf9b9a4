/** The second screen: what was stated once more, and the button the law names (art. D221-5). */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { Offer, Stated } from '#src/shop/features/withdrawal/stated.ts';
import { Button } from '#src/ui/button/button.tsx';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { useLeadTo } from '#src/ui/result/use-lead-to.ts';
import { Surface } from '#src/ui/surface/surface.tsx';

interface ConfirmProps {
  offer: Offer;
  stated: Stated;
  busy: boolean;
  back: () => void;
  confirm: () => void;
}

/** The articles of a statement, as they are named. */
export const articlesOf = (offer: Offer, { lines }: Stated): string =>
  (lines ?? [])
    .map(({ line, quantity }) => `${quantity} × ${offer.lines.find(({ uuid }) => uuid === line)?.name ?? line}`)
    .join(', ');

export function Confirm({ offer, stated, busy, back, confirm }: ConfirmProps) {
  const { t } = useLingui();
  const heading = useLeadTo<HTMLHeadingElement>();
  const layout = formLayout();
  return (
    <section className={layout.stack}>
      <h2 ref={heading} tabIndex={-1} className={layout.figure}>
        {t`Vérifiez, puis confirmez`}
      </h2>
      <Surface pad="lg">
        <KeyValueList
          facts={[
            { key: 'name', term: t`Nom`, value: stated.name },
            { key: 'order', term: t`Commande`, value: offer.number },
            { key: 'lines', term: t`Je renonce à l’achat de`, value: articlesOf(offer, stated) },
            { key: 'email', term: t`Adresse e-mail`, value: stated.email },
          ]}
        />
      </Surface>
      <div className={layout.actions}>
        <Button tone="line" onClick={back}>{t`Modifier`}</Button>
        <Button loading={busy} onClick={confirm}>{t`Confirmer la rétractation`}</Button>
      </div>
    </section>
  );
}
