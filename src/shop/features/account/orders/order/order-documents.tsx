/** The papers of an order: files of the shop, which the network brings. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { orderDocumentRoute } from '#core/contract/orders/orders.ts';
import type { OrderDocument, OrderRecord } from '#core/contract/orders/order-record.ts';
import { urlOf } from '#src/api/route-table.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useView } from '#src/shop/store/state.ts';
import { downloadSimple } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

const NAMES = {
  order: msg`Confirmation de commande`,
  invoice: msg`Facture`,
  credit_note: msg`Avoir`,
  delivery_slip: msg`Bon de livraison`,
} satisfies Record<OrderDocument['kind'], unknown>;

const addressOf = (order: string, { kind, uuid }: OrderDocument): string =>
  urlOf({ uri: orderDocumentRoute.uri, methods: [orderDocumentRoute.method] }, { order, kind, uuid });

function Paper({ order, one }: { order: string; one: OrderDocument }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const name = `${i18n._(NAMES[one.kind])} ${one.number}`;
  return (
    <RowLink
      href={addressOf(order, one)}
      download={`${one.number}.pdf`}
      before={<Icon glyph={downloadSimple} />}
      title={name}
      meta={`${format.date(one.at)} · ${t`PDF`}`}
      after={format.money(one.total)}
    />
  );
}

export function OrderDocuments({ order }: { order: OrderRecord }) {
  const { t } = useLingui();
  const online = useView((state) => state.connection.online);
  const layout = formLayout();
  if (order.documents.length === 0) return null;
  return (
    <section>
      <h2 className={layout.group}>{t`Documents`}</h2>
      <Surface pad="lg">
        <ul>
          {order.documents.map((one) => (
            <li key={`${one.kind} ${one.uuid}`}>
              <Paper order={order.uuid} one={one} />
            </li>
          ))}
        </ul>
        {online ? null : <p className={layout.small}>{t`Les fichiers se téléchargent au retour du réseau.`}</p>}
      </Surface>
    </section>
  );
}
