import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import type { Offer, Told } from '#src/shop/features/withdrawal/stated.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useView } from '#src/shop/store/state.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { ResultNote } from '#src/ui/result/result-note.tsx';
import { orderPath } from '#src/shop/parts/orders/order-links.ts';

interface ReceivedProps {
  told: Told;
  offer: Offer;
  /** UUID of the buyer’s own order; null: by the link of a mail. */
  order: string | null;
  email: string;
}

/** The shop has it, since when, and what comes next. */
export function Received({ told, offer, order, email }: ReceivedProps) {
  const { t } = useLingui();
  const format = useFormat();
  const isCustomer = useView((state) => state.session.phase === 'signedIn');
  const at = format.dateTime(told.receivedAt);
  const { number, rma } = told;
  return (
    <div className={formLayout().stack}>
      <ResultNote title={t`Rétractation reçue le ${at}`}>
        <p>{t`Elle concerne la commande ${number}. Son accusé de réception part à ${email}.`}</p>
        <p>
          {rma === null
            ? t`Rien n’est à renvoyer. Ce qui a été payé vous est remboursé sous 14 jours.`
            : t`Renvoyez les articles sous 14 jours, sous le numéro ${rma}. Vous êtes remboursé sous 14 jours.`}
        </p>
      </ResultNote>
      <div>
        {isCustomer && rma !== null ? (
          <LinkButton href={href(`${offer.area}.account.rma`)} tone="line">{t`Voir mes retours`}</LinkButton>
        ) : isCustomer && order !== null ? (
          <LinkButton href={orderPath(offer.area, order)} tone="line">{t`Voir ma commande`}</LinkButton>
        ) : null}
      </div>
    </div>
  );
}
