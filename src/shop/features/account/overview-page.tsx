/** The account at a glance; on a phone its navigation. */
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { formLayout, orderCard } from '#styled/recipes';
import { AccountFrame, Identity, SignOutLink } from '#src/shop/features/account/account-frame.tsx';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { useAddresses, useOrders, useQuotes } from '#src/shop/features/account/account-state.ts';
import { OrderCard } from '#src/shop/features/account/orders/order-card.tsx';
import { useSections } from '#src/shop/features/account/sections.ts';
import { creditBalance, type CreditEntry } from '#core/domain/payment/store-credit.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { useView } from '#src/shop/store/state.ts';
import { caretRight } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';
import { SectionHead } from '#src/ui/section/section.tsx';
import { href } from '#core/contract/pages/href.ts';

export function OverviewPage(place: AccountPlace) {
  const { t } = useLingui();
  return (
    <AccountFrame {...place} title={t`Mon compte`}>
      <Overview area={place.area} />
    </AccountFrame>
  );
}

function Overview({ area }: Pick<AccountPlace, 'area'>) {
  const { t } = useLingui();
  const sections = useSections(area);
  const figures = useFigures(area);
  return (
    <div className={formLayout().stack}>
      <Identity />
      <Credit />
      <LatestOrders area={area} />
      <nav aria-label={t`Compte`}>
        <ul>
          {sections.map(({ href, label, glyph }) => (
            <li key={href}>
              <RowLink
                ruled
                href={href}
                before={<Icon glyph={glyph} size="lg" />}
                title={label}
                after={
                  <>
                    {figures[href] || null}
                    <Icon glyph={caretRight} />
                  </>
                }
              />
            </li>
          ))}
        </ul>
        <SignOutLink />
      </nav>
    </div>
  );
}

/** What the shop owes its customer; nothing is said of nothing. */
function Credit() {
  const { t } = useLingui();
  const format = useFormat();
  const nowMs = useActions().now();
  const entries = useView((state) => state.profile?.record.credit ?? NO_CREDIT);
  const balance = nowMs === null ? 0 : creditBalance(entries, nowMs);
  if (balance === 0) return null;
  const amount = format.money(balance);
  return <Note title={t`Vous avez un avoir de ${amount}`}>{t`Utilisez-le au moment de payer une commande.`}</Note>;
}

const NO_CREDIT: readonly CreditEntry[] = [];

/** As many as are looked for: the others are one press away. */
const LATEST = 2;

/** What was bought comes before everything else, once something was. */
function LatestOrders({ area }: Pick<AccountPlace, 'area'>) {
  const { t } = useLingui();
  const id = useId();
  const orders = useOrders(area) ?? [];
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={t`Vos dernières commandes`}
        more={{ href: href(`${area}.account.orders`), label: t`Tout voir` }}
      />
      <ul className={orderCard().list}>
        {orders.slice(0, LATEST).map((order) => (
          <li key={order.uuid}>
            <OrderCard order={order} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How much there is behind each link; nothing where there is none, or while it is unknown. */
function useFigures(area: AccountPlace['area']): Readonly<Record<string, number | undefined>> {
  const wishes = useView((state) => {
    const [auto, moto] = [state['wishlist:auto'].wishlist, state['wishlist:moto'].wishlist];
    return auto === null || moto === null ? undefined : auto.length + moto.length;
  });
  return {
    [href(`${area}.account.address`)]: useAddresses()?.length,
    [href(`${area}.account.orders`)]: useOrders(area)?.length,
    [href(`${area}.account.quotes`)]: useQuotes(area)?.length,
    [href(`${area}.account.wishlist`)]: wishes,
  };
}
