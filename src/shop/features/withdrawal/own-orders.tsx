import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useView } from '#src/shop/store/state.ts';
import { caretRight } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';

/** As many as anybody looks through; older ones have their own page. */
const MOST = 10;

/** The last orders of who is signed in; whether one can still be withdrawn from, the shop says. */
export function OwnOrders() {
  const { t } = useLingui();
  const format = useFormat();
  const orders = useView((state) => state.orders);
  const last = Object.values(orders ?? {})
    .filter(({ status }) => status !== 'canceled')
    .toSorted((a, b) => (a.placedAt < b.placedAt ? 1 : -1))
    .slice(0, MOST);
  if (last.length === 0) return null;
  return (
    <section>
      <h2 className={formLayout().group}>{t`Vos commandes`}</h2>
      <ul>
        {last.map(({ uuid, number, placedAt, grandTotal }) => (
          <li key={uuid}>
            <RowLink
              ruled
              href={href('withdrawal', {}, { commande: uuid })}
              title={number}
              meta={`${format.date(placedAt)} · ${format.money(grandTotal)}`}
              after={<Icon glyph={caretRight} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
