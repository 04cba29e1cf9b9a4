import { useLingui } from '@lingui/react/macro';
import { unitPriceOf } from '#core/domain/price/group-price.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { CartNotice } from '#core/contract/cart/cart-record.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { CartNoticeText } from '#src/shop/features/cart/cart-notice.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { withoutWidow } from '#src/shop/parts/product/article-name.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { linePicture } from '#src/content/media.ts';
import { useSyncWords } from '#src/shop/parts/pending/sync-words.ts';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import type { CartLineView } from '#src/shop/store/cart/cart-view.ts';
import { Button } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { trash } from '#src/ui/icon/glyphs-later.ts';
import { LineItem } from '#src/ui/line-item/line-item.tsx';
import { QuantityStepper } from '#src/ui/stepper/quantity-stepper.tsx';

/** A line with its state; taking it out can be undone from the message that says so. */
export interface CartLineProps {
  area: Area;
  line: CartLineView;
  /** As the catalogue has it now; undefined until it is read. */
  article: CatalogueRow | undefined;
}

export function CartLine({ area, line, article }: CartLineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useSyncWords();
  const { removeLine, setQuantity, keep, setBack } = useLineChanges(area, line);
  const { name, notice } = line;
  const check = useCheckWords(notice?.code);
  const before = notice?.from ?? 0;
  const options = line.options.map(({ label, value }) => `${label} ${value}`).join(' · ');
  const price = format.money(unitPriceOf(line));
  const kept = format.money(line.unitPrice);
  const saved = savedOn(line, article);
  const keepWords = notice?.code === 'cart.priceChanged' ? t`Garder à ${kept}` : t`Garder`;
  return (
    <LineItem
      href={line.path}
      name={withoutWidow(name)}
      reference={[article?.brand?.label, line.sku, options].filter(Boolean).join(' · ')}
      image={linePicture(line.image)}
      sync={
        notice === null
          ? {
              state: line.sync.state,
              /* « Envoyé » would read as an order that has left */
              ...(line.sync.state === 'sent' ? {} : { text: words.state(line.sync.state, line.sync.at) }),
            }
          : { state: 'check', text: check }
      }
      {...(notice === null
        ? {}
        : {
            notice: {
              text: <CartNoticeText notice={notice} />,
              actions: (
                <>
                  <Button tone="ink" size="sm" onClick={() => void keep()}>
                    {keepWords}
                  </Button>
                  {notice.code === 'cart.lineDoubled' ? (
                    <Button tone="line" size="sm" onClick={() => void setBack(before)}>
                      {t`Remettre à ${before}`}
                    </Button>
                  ) : (
                    <Button tone="line" size="sm" onClick={() => void removeLine()}>
                      {t`Retirer`}
                    </Button>
                  )}
                </>
              ),
            },
          })}
      controls={
        <>
          {line.quantity === 0 ? null : (
            <QuantityStepper
              value={line.quantity}
              onChange={(to) => void setQuantity(to)}
              onRemove={() => void removeLine()}
              labels={{
                value: t`Quantité de ${name}`,
                decrease: t`Un de moins`,
                increase: t`Un de plus`,
                remove: t`Retirer ${name}`,
              }}
            />
          )}
          <IconButton glyph={trash} tone="quiet" label={t`Retirer ${name}`} onClick={() => void removeLine()} />
        </>
      }
      total={
        <>
          {line.quantity > 1 ? <small>{t`${price} l’unité`}</small> : null}
          {saved > 0 ? <small>{t`${format.money(saved)} d’économie`}</small> : null}
          {format.money(line.total)}
        </>
      }
    />
  );
}

/** What an announced reduction takes off the line, while it is sold at that price. */
function savedOn(line: CartLineView, article: CatalogueRow | undefined): Money {
  const [unitPrice, { quantity }] = [unitPriceOf(line), line];
  const prior = article?.regular ?? null;
  return prior === null || article?.price !== unitPrice ? 0 : (prior - unitPrice) * quantity;
}

function useCheckWords(code: CartNotice['code'] | undefined): string {
  const { t } = useLingui();
  switch (code) {
    case 'cart.priceChanged':
      return t`À vérifier : le prix a changé`;
    case 'cart.quantityClamped':
      return t`À vérifier : la quantité a changé`;
    case 'cart.lineDoubled':
      return t`À vérifier : les quantités sont additionnées`;
    default:
      return t`À vérifier : article épuisé`;
  }
}

function useLineChanges(area: Area, line: CartLineView) {
  const { t } = useLingui();
  const change = useChange();
  const { toast } = useActions();
  const { lineKey, quantity } = line;

  const putBack = (): Promise<boolean> => change(({ cart }) => cart.putBack(area, line));
  const setQuantity = (to: number): Promise<boolean> =>
    change((own) => own.perform('api.cart.items.update', { area, lineKey, from: quantity, to }));
  const keep = (): Promise<boolean> =>
    change((own) => own.perform('api.cart.notices.acknowledge', { area, lineKeys: [lineKey] }));
  return {
    setQuantity,
    keep,
    /** As it was before two carts became one. */
    setBack: async (to: number) => (await setQuantity(to)) && keep(),
    removeLine: async () => {
      if (await change((own) => own.perform('api.cart.items.destroy', { area, lineKey })))
        toast(t`Retiré du panier`, { label: t`Rétablir`, onPress: () => void putBack() });
    },
  };
}
