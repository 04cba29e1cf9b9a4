/** What happened to an order, oldest first, and what is still to come. */
import { useLingui } from '@lingui/react/macro';
import { formLayout, timeline } from '#styled/recipes';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { isFinalOrder } from '#core/domain/order/status.ts';
import { ORDER_WORDS, SHIPMENT_WORDS } from '#src/i18n/order-status.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Surface } from '#src/ui/surface/surface.tsx';

interface Step {
  readonly key: string;
  /** ISO instant; null: not yet. */
  readonly at: string | null;
  readonly words: string;
}

function useSteps(order: OrderRecord): readonly Step[] {
  const { t, i18n } = useLingui();
  const states: readonly Step[] = order.history.map(({ status, at }, place) => ({
    key: `${place} ${status}`,
    at,
    words: place === 0 ? t`Commande passée` : i18n._(ORDER_WORDS[status]),
  }));
  const parcels: readonly Step[] = order.packages.flatMap(({ uuid, number, shippedAt, readyAt, deliveredAt }) => {
    const sent = i18n._(SHIPMENT_WORDS.processing);
    const come = i18n._(SHIPMENT_WORDS.completed);
    return [
      { key: `${uuid} sent`, at: shippedAt, words: `${sent} (${number})` },
      { key: `${uuid} ready`, at: readyAt, words: t`Prête au retrait` },
      { key: `${uuid} come`, at: deliveredAt, words: `${come} (${number})` },
    ].filter(({ at }) => at !== null);
  });
  /* of one moment, a parcel comes before what the order became by it */
  const done = [...parcels, ...states].toSorted((a, b) => (a.at === b.at ? 0 : (a.at ?? '') < (b.at ?? '') ? -1 : 1));
  const isOver = isFinalOrder(order.status) || order.status === 'completed';
  return isOver ? done : [...done, { key: 'end', at: null, words: i18n._(ORDER_WORDS.completed) }];
}

export function OrderTimeline({ order }: { order: OrderRecord }) {
  const { t } = useLingui();
  const format = useFormat();
  const classes = timeline();
  const steps = useSteps(order);
  return (
    <section>
      <h2 className={formLayout().group}>{t`Suivi`}</h2>
      <Surface pad="lg">
        <ol className={classes.root}>
          {steps.map(({ key, at, words }) => (
            <li key={key} className={classes.step} {...(at === null ? { 'data-open': '' } : {})}>
              <span>{words}</span>
              <span className={classes.when}>{at === null ? t`à venir` : format.dateTime(at)}</span>
            </li>
          ))}
        </ol>
      </Surface>
    </section>
  );
}
