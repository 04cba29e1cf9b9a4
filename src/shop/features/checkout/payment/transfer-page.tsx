/** How to pay by transfer (domain 4.6): to whom, how much, under which reference, until when. */
import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import type { OrderRecord, TransferDetails } from '#core/contract/orders/order-record.ts';
import { subtract } from '#core/domain/price/money.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { successHref } from '#src/shop/features/checkout/payment/payment-href.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

/** In groups of four, as on a form of a bank. */
const grouped = (iban: string): string => iban.replaceAll(/\s/gu, '').replaceAll(/(.{4})(?=.)/gu, '$1\u00a0');

export function TransferPage({ order }: { order: OrderRecord }) {
  const { t } = useLingui();
  const { area, uuid, payment } = order;
  const { transfer } = payment;
  const layout = formLayout();
  return (
    <div className={layout.stack}>
      {transfer === null ? (
        <Note title={t`Cette commande ne se paie pas par virement.`} />
      ) : (
        <Details order={order} transfer={transfer} />
      )}
      <div className={layout.actions}>
        <LinkButton href={successHref(area, uuid)}>{t`Voir ma commande`}</LinkButton>
        <LinkButton href={href('products.index')} tone="line">{t`Continuer vos achats`}</LinkButton>
      </div>
    </div>
  );
}

function Details({ order, transfer }: { order: OrderRecord; transfer: TransferDetails }) {
  const { t } = useLingui();
  const format = useFormat();
  const { number, grandTotal, paid, payment } = order;
  const amount = format.money(subtract(grandTotal, paid));
  const day = payment.expiresAt === null ? null : format.date(payment.expiresAt);
  const facts = [
    { key: 'holder', term: t`Titulaire`, shown: transfer.holder, copied: transfer.holder },
    { key: 'iban', term: t`IBAN`, shown: grouped(transfer.iban), copied: transfer.iban.replaceAll(/\s/gu, '') },
    { key: 'bic', term: t`BIC`, shown: transfer.bic, copied: transfer.bic },
    { key: 'bank', term: t`Banque`, shown: transfer.bank, copied: null },
    { key: 'amount', term: t`Montant`, shown: amount, copied: amount },
    { key: 'reference', term: t`Référence à indiquer`, shown: number, copied: number },
  ].filter(({ shown }) => shown !== '');
  return (
    <>
      <p>
        {day === null ? (
          <Trans>Votre commande est enregistrée. Elle part à réception de votre virement.</Trans>
        ) : (
          <Trans>
            Votre commande est enregistrée. Elle part à réception de votre virement, attendu avant le <b>{day}</b>.
          </Trans>
        )}
      </p>
      <Surface pad="lg">
        <KeyValueList
          facts={facts.map(({ key, term, shown, copied }) => ({
            key,
            term,
            value: (
              <>
                {shown} {copied === null ? null : <CopyButton what={term} text={copied} />}
              </>
            ),
          }))}
        />
      </Surface>
      {transfer.instructions === '' ? null : <p className={formLayout().small}>{transfer.instructions}</p>}
    </>
  );
}

function CopyButton({ what, text }: { what: string; text: string }) {
  const { t } = useLingui();
  const { toast } = useActions();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t`${what} : copié.`);
    } catch {
      toast(t`La copie n’a pas marché. Sélectionnez le texte.`);
    }
  };
  return (
    <Button tone="text" size="sm" aria-label={t`Copier : ${what}`} onClick={() => void copy()}>
      {t`Copier`}
    </Button>
  );
}
