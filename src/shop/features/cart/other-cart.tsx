import { useLingui } from '@lingui/react/macro';
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useCart } from '#src/shop/parts/device/device-state.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { caretRight, shoppingCart } from '#src/ui/icon/glyphs.ts';
import { RowLink } from '#src/ui/row/row-link.tsx';

/** The two areas have a cart each: the other one is never out of sight while it holds something. */
export function OtherCart({ area }: { area: Area }) {
  const { t } = useLingui();
  const format = useFormat();
  const other: Area = area === 'auto' ? 'moto' : 'auto';
  const cart = useCart(other);
  if (cart === null || cart.units === 0) return null;
  const { units } = cart;
  return (
    <RowLink
      ruled
      href={href(`${other}.checkout.cart`)}
      before={<Icon glyph={shoppingCart} size="lg" />}
      title={other === 'auto' ? t`Votre panier auto` : t`Votre panier moto`}
      meta={units === 1 ? t`1 article` : t`${units} articles`}
      after={
        <>
          {format.money(cart.total)}
          <Icon glyph={caretRight} />
        </>
      }
    />
  );
}
