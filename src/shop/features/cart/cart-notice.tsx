import { Trans } from '@lingui/react/macro';
import type { CartNotice } from '#core/contract/cart/cart-record.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';

/** What the shop changed on a line, and when (direction §8). */
export function CartNoticeText({ notice }: { notice: CartNotice }) {
  const format = useFormat();
  const dates = useShortDates();
  const { from, to } = notice;
  const day = dates.dayTime(notice.at);
  switch (notice.code) {
    case 'cart.priceChanged': {
      const before = format.money(from);
      const after = format.money(to);
      return (
        <Trans>
          Prix passé de <s>{before}</s> à <b>{after}</b> le {day}.
        </Trans>
      );
    }
    case 'cart.quantityClamped':
      return (
        <Trans>
          Il n’en reste que <b>{to}</b> le {day}, vous en aviez demandé {from}.
        </Trans>
      );
    case 'cart.outOfStock':
      return <Trans>Rupture de stock le {day}. L’article reste ici et n’est pas compté.</Trans>;
    case 'cart.productGone':
      return <Trans>Cet article n’est plus vendu.</Trans>;
    case 'cart.lineDoubled':
      return (
        <Trans>
          Vous en aviez déjà {from} dans votre compte, il y en a maintenant <b>{to}</b>.
        </Trans>
      );
  }
}
