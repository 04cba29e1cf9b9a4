import { Combobox, type UseComboboxReturn } from '@ark-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { suggestions } from '#styled/recipes';
import { markedRanges } from '#src/shop/features/search/marked-ranges.ts';
import { optionTitle, type Option } from '#src/shop/features/search/options.ts';
import { NO_PICTURE, pictureData } from '#src/content/media.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { Cartouche } from '#src/ui/cartouche/cartouche.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { arrowUpRight, fileText, newspaper } from '#src/ui/icon/glyphs-later.ts';
import { Plate } from '#src/ui/picture/picture.tsx';
import { useOwnPrices } from '#src/shop/parts/product/own-price.ts';
import { Price } from '#src/ui/price/price.tsx';
import { Marked } from '#src/ui/row/marked.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';

export interface SuggestionPanelProps {
  combobox: UseComboboxReturn<Option>;
  /** The question these proposals answer. */
  text: string;
  status: string;
  options: readonly Option[];
  /** Of all results, not of the proposals alone. */
  total: number;
  allResults: string;
  /** What else can be done about the question. */
  ask: ReactNode;
}

/** The proposals in their groups: Rayons, Produits, Articles et pages. */
export function SuggestionPanel({ combobox, text, status, options, total, allResults, ask }: SuggestionPanelProps) {
  const { t } = useLingui();
  const format = useFormat();
  const classes = suggestions();
  const found = format.number(total);
  const groups = [
    { kind: 'category', title: t`Rayons` },
    { kind: 'product', title: t`Produits` },
    { kind: 'content', title: t`Articles et pages` },
  ]
    .map(({ kind, title }) => ({ title, own: options.filter((option) => option.kind === kind) }))
    .filter(({ own }) => own.length > 0);
  return (
    <Combobox.RootProvider value={combobox} className={classes.root}>
      <p className={classes.status}>{status}</p>
      <Combobox.Content aria-label={t`Propositions`}>
        {groups.map(({ title, own }) => (
          <Combobox.ItemGroup key={title} className={classes.group}>
            <Combobox.ItemGroupLabel className={classes.title}>{title}</Combobox.ItemGroupLabel>
            {own.map((option) => (
              <Combobox.Item key={option.href} item={option} asChild>
                <OptionRow option={option} text={text} />
              </Combobox.Item>
            ))}
          </Combobox.ItemGroup>
        ))}
      </Combobox.Content>
      {total === 0 && ask === null ? null : (
        <div className={classes.foot}>
          {ask ?? (
            <LinkButton tone="line" href={allResults}>
              {total === 1 ? t`Voir le résultat` : t`Voir les ${found} résultats`}
            </LinkButton>
          )}
        </div>
      )}
    </Combobox.RootProvider>
  );
}

/** A proposal as a link; `item` is what the combobox needs on it. */
function OptionRow({ option, text, ...item }: { option: Option; text: string }) {
  const { t } = useLingui();
  const own = useOwnPrices();
  const format = useFormat();
  const title = optionTitle(option, useLocale());
  const line = { ...item, href: option.href, title: <Marked text={title} ranges={markedRanges(title, text)} /> };
  switch (option.kind) {
    case 'category':
      return (
        <RowLink
          {...line}
          before={<Icon glyph={arrowUpRight} />}
          after={
            <>
              <Cartouche area={option.category.area}>{option.category.area}</Cartouche>
              {format.number(option.category.productsCount)}
            </>
          }
        />
      );
    case 'product': {
      const { row } = option;
      return (
        <RowLink
          {...line}
          before={
            <Plate size="row" image={row.image === null ? NO_PICTURE : pictureData(row.image, '')} sizes="60px" />
          }
          meta={row.brand === null ? row.sku : `${row.brand.label} · ${row.sku}`}
          after={<Price size="row" now={format.money(own(row.uuid, row).unitPrice)} />}
        />
      );
    }
    case 'content': {
      const post = option.content.type === 'post';
      return (
        <RowLink {...line} before={<Icon glyph={post ? newspaper : fileText} />} meta={post ? t`Article` : t`Page`} />
      );
    }
  }
}
