/** The orders of an area, newest first, with the quotes that may become one (design §10). */
import { useLingui } from '@lingui/react/macro';
import { chip, formLayout, listLayout, orderCard } from '#styled/recipes';
import { ORDER_STATUSES, type OrderStatus } from '#core/domain/order/status.ts';
import { href } from '#core/contract/pages/href.ts';
import { AccountFrame, AccountSkeleton } from '#src/shop/features/account/account-frame.tsx';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { useOrders, useQuotes, type QuoteView } from '#src/shop/features/account/account-state.ts';
import { AccountTabs } from '#src/shop/features/account/account-tabs.tsx';
import { OrderCard } from '#src/shop/features/account/orders/order-card.tsx';
import { QuoteCard } from '#src/shop/features/account/orders/quote-card.tsx';
import { ORDER_WORDS } from '#src/i18n/order-status.ts';
import { useSearchParam } from '#src/shop/parts/page/address/search-param.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { caretRight } from '#src/ui/icon/glyphs.ts';
import { truck } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';

export function OrdersPage(place: AccountPlace) {
  const { t } = useLingui();
  const { area } = place;
  const orders = useOrders(area);
  const quotes = useQuotes(area);
  const count = orders?.length ?? 0;
  return (
    <AccountFrame
      {...place}
      title={t`Mes commandes`}
      count={count === 0 ? undefined : count === 1 ? t`1 commande` : t`${count} commandes`}
      tabs={<AccountTabs {...place} />}
    >
      {orders === null || quotes === null ? (
        <AccountSkeleton />
      ) : (
        <Orders area={area} orders={orders} quotes={quotes.filter(({ record }) => record.state !== 'converted')} />
      )}
      <OtherOrders area={area === 'auto' ? 'moto' : 'auto'} />
    </AccountFrame>
  );
}

interface Listed {
  area: AccountPlace['area'];
  orders: readonly OrderRecord[];
  quotes: readonly QuoteView[];
}

/** What stands in the list: an order, or a quote under the state of that name. */
type Entry =
  | { readonly status: OrderStatus; readonly at: string; readonly order: OrderRecord }
  | { readonly status: 'quote'; readonly at: string; readonly quote: QuoteView };

const isUnsent = (entry: Entry): boolean => 'quote' in entry && entry.quote.state !== 'sent';

/** What has not reached the shop first, then the newest. */
const inOrder = (a: Entry, b: Entry): number => Number(isUnsent(b)) - Number(isUnsent(a)) || (a.at < b.at ? 1 : -1);

const keyOf = (entry: Entry): string => ('quote' in entry ? entry.quote.record.uuid : entry.order.uuid);

function Orders({ area, orders, quotes }: Listed) {
  const { t } = useLingui();
  const asked = useSearchParam('statut');
  const entries: readonly Entry[] = [
    ...orders.map((order) => ({ status: order.status, at: order.placedAt, order })),
    ...quotes.map((quote) => ({ status: 'quote' as const, at: quote.record.requestedAt, quote })),
  ].toSorted(inOrder);
  if (entries.length === 0) return <NoOrders area={area} />;
  const here = ORDER_STATUSES.filter((status) => entries.some((entry) => entry.status === status));
  const chosen = here.find((status) => status === asked) ?? null;
  const shown = chosen === null ? entries : entries.filter(({ status }) => status === chosen);
  return (
    <div className={formLayout().page}>
      {here.length > 1 ? <StatusFilter area={area} here={here} chosen={chosen} /> : null}
      <ul className={orderCard().list} aria-label={t`Commandes`}>
        {shown.map((entry) => (
          <li key={keyOf(entry)}>
            {'quote' in entry ? <QuoteCard view={entry.quote} /> : <OrderCard order={entry.order} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FilterProps {
  area: AccountPlace['area'];
  /** States that something in the list has. */
  here: readonly OrderStatus[];
  chosen: OrderStatus | null;
}

function StatusFilter({ area, here, chosen }: FilterProps) {
  const { t, i18n } = useLingui();
  const choices = [
    { status: null, label: t`Toutes` },
    ...here.map((status) => ({ status, label: i18n._(ORDER_WORDS[status]) })),
  ];
  return (
    <nav aria-label={t`Filtrer par état`} className={listLayout().toolbar}>
      {choices.map(({ status, label }) => (
        <Link
          key={status}
          href={href(`${area}.account.orders`, {}, { statut: status })}
          data-stay=""
          className={chip({ on: status === chosen, tall: true })}
          {...(status === chosen ? { 'aria-current': 'true' as const } : {})}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function NoOrders({ area }: Pick<AccountPlace, 'area'>) {
  const { t } = useLingui();
  return (
    <EmptyState
      glyph={truck}
      title={t`Aucune commande`}
      text={t`Vos commandes apparaîtront ici. Un devis se transforme en commande une fois accepté.`}
      actions={
        <LinkButton href={href(`${area}.account.quotes`)} tone="line">
          {t`Voir mes devis`}
        </LinkButton>
      }
    />
  );
}

function OtherOrders({ area }: Pick<AccountPlace, 'area'>) {
  const { t } = useLingui();
  const count = useOrders(area)?.length ?? 0;
  if (count === 0) return null;
  return (
    <RowLink
      ruled
      href={href(`${area}.account.orders`)}
      before={<Icon glyph={truck} size="lg" />}
      title={area === 'auto' ? t`Vos commandes auto` : t`Vos commandes moto`}
      meta={count === 1 ? t`1 commande` : t`${count} commandes`}
      after={<Icon glyph={caretRight} />}
    />
  );
}
