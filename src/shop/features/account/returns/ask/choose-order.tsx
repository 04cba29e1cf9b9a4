/** Step 1: orders of which something may still be sent back. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import { StepHeading } from '#src/shop/features/account/returns/ask/step-heading.tsx';
import { useReturnTerms } from '#src/shop/features/account/returns/ask/use-return-terms.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { truck } from '#src/ui/icon/glyphs-later.ts';
import { LineItem } from '#src/ui/line-item/line-item.tsx';

interface ChooseOrderProps {
  area: Area;
  orders: readonly OrderRecord[];
  returns: readonly RmaRecord[];
  isLed: boolean;
  choose: (order: string) => void;
}

export function ChooseOrder({ area, orders, returns, isLed, choose }: ChooseOrderProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { mayReturn } = useReturnTerms();
  const here = orders.filter((order) =>
    mayReturn(
      order,
      returns.filter((one) => one.order === order.uuid),
    ),
  );
  if (here.length === 0)
    return (
      <EmptyState
        glyph={truck}
        title={t`Rien à retourner`}
        text={t`Vous pouvez retourner les articles expédiés, dans le délai prévu pour votre commande. Pour toute question, écrivez à la boutique.`}
        actions={
          <>
            <LinkButton href={href(`${area}.account.orders`)}>{t`Voir mes commandes`}</LinkButton>
            <LinkButton href={href(`${area}.contact`)} tone="line">{t`Contacter la boutique`}</LinkButton>
          </>
        }
      />
    );
  return (
    <div className={formLayout().stack}>
      <StepHeading step={1} title={t`De quelle commande s’agit-il ?`} isLed={isLed} />
      <ul>
        {here.map((order) => {
          const { number } = order;
          return (
            <LineItem
              key={order.uuid}
              headingLevel={3}
              name={number}
              reference={format.date(order.placedAt)}
              options={<p>{order.lines.map(({ name }) => name).join(', ')}</p>}
              controls={
                <Button
                  tone="line"
                  size="sm"
                  aria-label={t`Choisir la commande ${number}`}
                  onClick={() => choose(order.uuid)}
                >
                  {t`Choisir`}
                </Button>
              }
              total={format.money(order.grandTotal)}
            />
          );
        })}
      </ul>
    </div>
  );
}
