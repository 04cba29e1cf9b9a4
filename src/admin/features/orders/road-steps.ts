/** How far an order is, step by step; what was cancelled or closed says so in the place of what will not come. */
import { useLingui } from '@lingui/react/macro';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { ORDER_WORDS } from '#src/i18n/order-status.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';
import type { RoadStep } from '#src/admin/parts/desk/road.tsx';

type Line = OrderDesk['lines'][number];

const sum = (lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((all, line) => all + of(line), 0);

const stateOf = (done: number, all: number): 'done' | 'half' | 'coming' =>
  done >= all ? 'done' : done > 0 ? 'half' : 'coming';

/** The latest of these instants; null where there is none. */
const latest = (instants: readonly (string | null)[]): string | null =>
  instants
    .filter((at) => at !== null)
    .toSorted()
    .at(-1) ?? null;

export function useRoadSteps(desk: OrderDesk): readonly RoadStep[] {
  const { t, i18n } = useLingui();
  const { money: euros, date } = useFormat();
  const { dayTime } = useShortDates();
  const { lines, money, parcels, status, history } = desk;
  const on = (at: string | null): string => (at === null ? '' : dayTime(at));

  const owed = sum(lines, (line) => line.qtyOrdered - line.qtyCanceled);
  const invoiced = sum(lines, (line) => line.qtyInvoiced);
  const toLeave = lines.filter((line) => line.isStockable);
  const shippable = sum(toLeave, (line) => line.qtyOrdered - line.qtyCanceled - line.qtyRefundedUnshipped);
  const shipped = sum(toLeave, (line) => line.qtyShipped);
  const sent = parcels.filter((one) => one.status !== 'canceled');
  const arrived = sent.filter(({ deliveredAt }) => deliveredAt !== null);
  const paidAt = latest(
    desk.transactions.filter((one) => one.type === 'payment' && one.status === 'paid').map(({ at }) => at),
  );
  const { paid, due } = money;
  const { promisedTo } = desk.delivery;

  const steps: RoadStep[] = [{ key: 'placed', label: t`Passée`, state: 'done', detail: dayTime(desk.placedAt) }];
  const isPaid = due <= 0 ? 'done' : paid > 0 ? 'half' : 'coming';
  steps.push({
    key: 'paid',
    label: t`Payée`,
    state: isPaid,
    detail:
      isPaid === 'done'
        ? paid > 0
          ? on(paidAt)
          : t`rien à payer`
        : isPaid === 'half'
          ? t`${euros(paid)} sur ${euros(paid + due)}`
          : desk.expiresAt === null
            ? t`attendue`
            : t`attendue avant le ${date(desk.expiresAt)}`,
  });
  steps.push({
    key: 'invoiced',
    label: t`Facturée`,
    state: stateOf(invoiced, owed),
    detail:
      invoiced > 0 && invoiced < owed
        ? t`${invoiced} sur ${owed}`
        : on(latest(desk.invoices.map((one) => one.issuedAt))),
  });
  if (shippable > 0) {
    const isShipped = stateOf(shipped, shippable);
    steps.push({
      key: 'shipped',
      label: isShipped === 'half' ? t`Expédiée, ${shipped} sur ${shippable}` : t`Expédiée`,
      state: isShipped,
      detail: on(latest(sent.map((one) => one.shippedAt))),
    });
    const isWhole = isShipped === 'done' && sent.length > 0 && arrived.length === sent.length;
    steps.push({
      key: 'delivered',
      label: t`Livrée`,
      state: isWhole ? 'done' : arrived.length > 0 ? 'half' : 'coming',
      detail: isWhole
        ? on(latest(arrived.map((one) => one.deliveredAt)))
        : arrived.length > 0
          ? t`${arrived.length} colis sur ${sent.length}`
          : promisedTo === null
            ? ''
            : t`prévue le ${date(promisedTo)}`,
    });
  }
  if (status !== 'canceled' && status !== 'closed') return steps;
  /* nothing of it will come any more; of nothing nothing is done either */
  const done = steps.filter(
    ({ key, state }) => state === 'half' || (state === 'done' && (key === 'placed' || isReal(key))),
  );
  const ended = history.findLast(({ to }) => to === status);
  return [...done, { key: 'end', label: i18n._(ORDER_WORDS[status]), state: 'over', detail: on(ended?.at ?? null) }];

  function isReal(key: string): boolean {
    return key === 'paid' ? paid > 0 : key === 'invoiced' ? invoiced > 0 : true;
  }
}
