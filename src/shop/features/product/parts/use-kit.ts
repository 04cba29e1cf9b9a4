/** What is chosen of a kit, what that costs and how many of it there are; and the press that puts it into the cart. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lineKeyOf } from '#core/domain/catalogue/product.ts';
import { isChoice, type Choice } from '#core/domain/catalogue/choice.ts';
import {
  chosenOf,
  chosenPart,
  defaultChoice,
  kitsOf,
  unanswered,
  type Chosen,
  type Kit,
} from '#core/domain/catalogue/parts/kit.ts';
import { takesSeveral } from '#core/domain/catalogue/parts/part.ts';
import { isSaleable } from '#core/domain/catalogue/stock.ts';
import type { CartEntry } from '#core/contract/cart/cart-record.ts';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { ProductPart, ProductPartOption } from '#core/contract/catalogue/product-parts.ts';
import { href } from '#core/contract/pages/href.ts';
import { productPath } from '#core/contract/pages/paths.ts';
import { add, times, type Money } from '#core/domain/price/money.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useKeeping } from '#src/shop/parts/account/use-keeping.ts';
import { useOwnPrices } from '#src/shop/parts/product/own-price.ts';
import { person } from '#src/shop/store/person/person.ts';
import { titleOf, usePartWords } from './part-words.ts';

export type KitPart = ProductPart & { readonly option: number };

interface OwnKit extends Kit<KitPart> {
  readonly options: readonly ProductPartOption[];
}

export interface KitState {
  readonly kit: OwnKit;
  readonly choice: Choice;
  /** Places of the options that still have to be answered. */
  readonly missing: readonly number[];
  /** Of one kit; null while the choice makes no whole. */
  readonly price: Money | null;
  /** How many of it can be had, as far as this device knows; null: nothing limits it. */
  readonly left: number | null;
  readonly quantity: number;
  readonly busy: boolean;
  readonly setQuantity: (quantity: number) => void;
  /** Takes a component in or out; of an option that has one answer the others go. */
  readonly choose: (part: KitPart, isWanted: boolean) => void;
  /** Nothing of an option. */
  readonly clear: (option: number) => void;
  readonly count: (part: KitPart, quantity: number) => void;
  readonly addKit: () => Promise<void>;
}

const leftOf = ({ stock, low }: ProductPart): number | null => (!isSaleable(stock) ? 0 : low > 0 ? low : null);

const kitIn = (detail: ProductDetail | null): OwnKit => ({
  options: detail?.partOptions ?? [],
  components: (detail?.parts ?? []).flatMap((part) =>
    part.option === undefined ? [] : [{ ...part, option: part.option }],
  ),
});

export function useKit(row: CatalogueRow, detail: ProductDetail | null): KitState {
  const { t } = useLingui();
  const { toast, go } = useActions();
  const keep = useKeeping();
  const locale = useLocale();
  const ownPrice = useOwnPrices();
  const wordsOf = usePartWords();
  const [busy, setBusy] = useState(false);
  const [quantity, setQuantity] = useState(1);
  /* of this product, until another one is looked at */
  const [held, setHeld] = useState<{ uuid: string; choice: Choice } | null>(null);
  const kit = kitIn(detail);
  const choice = held?.uuid === row.uuid ? held.choice : defaultChoice(kit);
  const chosen = chosenOf(kit, choice);
  const hold = (next: Choice): void => {
    if (next.length === 0 || isChoice(next)) setHeld({ uuid: row.uuid, choice: next });
    else toast(t`Ce lot ne prend pas plus d’articles.`);
  };
  const without = (gone: (part: KitPart) => boolean): Choice => {
    const numbers = new Set(kit.components.filter(gone).map(({ number }) => number));
    return choice.filter(({ number }) => !numbers.has(number));
  };
  const priceOf = ({ component: { variant, product, price }, quantity: pieces }: Chosen<KitPart>): Money =>
    times(ownPrice(variant ?? product, { price }).unitPrice, pieces);
  const fixed = ownPrice(row.uuid, { price: row.price }).unitPrice;
  const price = chosen === null ? null : detail?.kitPrice === 'fixed' ? fixed : add(...chosen.map(priceOf));
  const left =
    chosen === null
      ? 0
      : kitsOf(chosen.map(({ component, quantity: pieces }) => ({ available: leftOf(component), quantity: pieces })));
  const optionsIn = (all: readonly Chosen<KitPart>[]): CartEntry['options'] =>
    kit.options.flatMap(({ name, english }, option) => {
      const own = all.filter(({ component }) => component.option === option);
      const value = own
        .map(({ component, quantity: pieces }) => {
          const title = titleOf(wordsOf(component));
          return pieces === 1 ? title : `${pieces} × ${title}`;
        })
        .join(', ');
      return own.length === 0 ? [] : [{ label: locale === 'en_GB' ? (english ?? name) : name, value }];
    });
  const addKit = async (): Promise<void> => {
    if (chosen === null || price === null) return;
    setBusy(true);
    const entry: CartEntry = {
      lineKey: lineKeyOf(row.uuid, null, choice),
      product: row.uuid,
      variant: null,
      quantity,
      name: row.name,
      sku: row.sku,
      path: productPath(row),
      image: row.image?.hash ?? null,
      options: optionsIn(chosen),
      unitPrice: price,
      taxPercent: row.taxPercent,
      deposit: 0,
      ecoContribution: 0,
    };
    const kept = await keep(async () => (await person()).cart.putBack(row.area, entry));
    setBusy(false);
    const { name, area } = row;
    if (kept)
      toast(t`${name} a été ajouté au panier.`, {
        label: t`Voir le panier`,
        onPress: () => go(href(`${area}.checkout.cart`)),
      });
  };
  return {
    kit,
    choice,
    missing: unanswered(kit, choice),
    price,
    left,
    quantity,
    busy,
    setQuantity,
    choose: (part, isWanted) => {
      const isOne = !takesSeveral(kit.options[part.option]?.kind ?? 'radio');
      const others = without(({ number, option }) => number === part.number || (isOne && option === part.option));
      hold(isWanted ? [...others, chosenPart(part)] : others);
    },
    clear: (option) => hold(without((one) => one.option === option)),
    count: (part, pieces) =>
      hold(choice.map((one) => (one.number === part.number ? { ...one, quantity: pieces } : one))),
    addKit,
  };
}
