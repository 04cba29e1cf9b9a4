import { useLingui } from '@lingui/react/macro';
import { orderCard } from '#styled/recipes';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { orderPath } from '#src/shop/parts/orders/order-links.ts';
import { useOrderNews } from '#src/shop/features/account/orders/order-news.ts';
import { OrderStatusTag } from '#src/shop/features/account/orders/status-of.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { linePicture } from '#src/content/media.ts';
import { caretRight } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Plate } from '#src/ui/picture/picture.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

/** As many pictures as a phone has room for beside the total. */
const PICTURES = 3;

/** An order at a glance: all of it leads to its page. */
export function OrderCard({ order, headingLevel = 2 }: { order: OrderRecord; headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  const { t } = useLingui();
  const format = useFormat();
  const classes = orderCard();
  const news = useOrderNews()(order);
  const { area, uuid, number, lines } = order;
  const count = lines.reduce((all, line) => all + line.qtyOrdered, 0);
  const day = format.date(order.placedAt);
  return (
    <Surface as="article">
      <div className={classes.root}>
        <div className={classes.head}>
          <Heading className={classes.name}>
            <Link href={orderPath(area, uuid)}>{number}</Link>
          </Heading>
          <OrderStatusTag status={order.status} />
        </div>
        <p className={classes.day}>
          {day} · {format.isOne(count) ? t`${count} article` : t`${count} articles`}
          {order.shippingTitle === null ? null : ` · ${order.shippingTitle}`}
        </p>
        {news === null ? null : <p>{news}</p>}
        <div className={classes.foot}>
          <span className={classes.thumbs}>
            {lines.slice(0, PICTURES).map((line) => (
              <Plate key={line.uuid} image={linePicture(line.image)} size="row" sizes="60px" />
            ))}
          </span>
          <b className={classes.total}>{format.money(order.grandTotal)}</b>
          <Icon glyph={caretRight} />
        </div>
      </div>
    </Surface>
  );
}
