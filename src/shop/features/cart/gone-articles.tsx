import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import type { CartView } from '#src/shop/store/cart/cart-view.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { Note } from '#src/ui/note/note.tsx';

/** Articles that left the cart because the shop no longer sells them: said until they are read. */
export function GoneArticles({ cart }: { cart: CartView }) {
  const { t } = useLingui();
  const change = useChange();
  if (cart.gone.length === 0) return null;
  const names = cart.gone.map((one) => one.name).join(', ');
  const read = () =>
    change((own) =>
      own.perform('api.cart.notices.acknowledge', {
        area: cart.area,
        lineKeys: cart.gone.map((one) => one.lineKey),
      }),
    );
  return (
    <Wrap>
      <div className={formLayout().stack}>
        <Note tone="warn" title={<Trans>Plus vendu : {names}.</Trans>}>
          <Trans>La boutique a retiré cela de votre panier.</Trans>{' '}
          <Button tone="text" size="sm" onClick={() => void read()}>
            {t`J’ai compris`}
          </Button>
        </Note>
      </div>
    </Wrap>
  );
}
