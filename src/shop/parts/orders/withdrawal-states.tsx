/** What became of the withdrawals of an order, as the shop confirmed it: read from the device, with or without a network. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { OrderRecord, OrderWithdrawal } from '#core/contract/orders/order-record.ts';
import { refundLastDay } from '#core/domain/withdrawal/period.ts';
import { withdrawalStanding, type WithdrawalStanding } from '#core/domain/returns/withdrawal-standing.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useView } from '#src/shop/store/state.ts';
import { Note } from '#src/ui/note/note.tsx';

const TONES = {
  received: undefined,
  awaitingParcel: 'warn',
  parcelReceived: undefined,
  refunded: 'success',
  refused: 'warn',
} as const satisfies Record<WithdrawalStanding, 'warn' | 'success' | undefined>;

export function WithdrawalStates({ order }: { order: OrderRecord }) {
  const { t } = useLingui();
  const { withdrawals = [] } = order;
  if (withdrawals.length === 0) return null;
  return (
    <section>
      <h2 className={formLayout().group}>{t`Rétractation`}</h2>
      <div className={formLayout().stackTight}>
        {withdrawals.map((one) => (
          <State key={one.uuid} order={order} one={one} />
        ))}
      </div>
    </section>
  );
}

function State({ order, one }: { order: OrderRecord; one: OrderWithdrawal }) {
  const { t } = useLingui();
  const format = useFormat();
  const returns = useView((state) => state.returns);
  const rma =
    one.rma === null
      ? null
      : (Object.values(returns ?? {}).find(({ record }) => record.number === one.rma)?.record ?? null);
  const standing = withdrawalStanding({ isDeclined: one.isDeclined, rma, isOrderRefunded: order.refunded > 0 });
  const tone = TONES[standing];
  const at = format.dateTime(one.receivedAt);
  const day = format.date(refundLastDay(Date.parse(one.receivedAt)));
  const number = one.rma ?? '';
  const reason = one.declinedReason ?? rma?.refusalReason ?? null;
  const words: Record<WithdrawalStanding, string> = {
    received: t`Votre rétractation est enregistrée. Ce qui a été payé vous est remboursé au plus tard le ${day}.`,
    awaitingParcel: t`La boutique attend votre colis. Renvoyez-le sous le numéro ${number}, au plus tard le ${day}.`,
    parcelReceived: t`Votre colis est arrivé. Vous êtes remboursé au plus tard le ${day}.`,
    refunded: t`Vous êtes remboursé.`,
    refused:
      reason === null
        ? t`La boutique a refusé cette rétractation. Écrivez-lui.`
        : t`La boutique a refusé cette rétractation. Motif donné : ${reason}`,
  };
  const acknowledged = one.acknowledgedAt === null ? null : format.dateTime(one.acknowledgedAt);
  return (
    <Note {...(tone === undefined ? {} : { tone })} title={t`Rétractation reçue le ${at}`}>
      <p>{words[standing]}</p>
      {acknowledged === null ? null : <p>{t`Accusé de réception envoyé le ${acknowledged}.`}</p>}
    </Note>
  );
}
