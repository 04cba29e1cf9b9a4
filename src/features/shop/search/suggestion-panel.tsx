import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { suggestions } from '#styled/recipes';
import { markedRanges } from '#src/features/shop/search/marks.ts';
import { resultCount, type Option, type SearchAnswer } from '#src/features/shop/search/options.ts';
import { NO_PICTURE, pictureData } from '#src/screens/shop/media.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { Cartouche } from '#src/ui/cartouche/cartouche.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { arrowUpRight } from '#src/ui/icon/glyphs.ts';
import { fileText, newspaper } from '#src/ui/icon/glyphs-later.ts';
import { Plate } from '#src/ui/picture/picture.tsx';
import { Price } from '#src/ui/price/price.tsx';
import { Marked } from '#src/ui/row/marked.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';

export interface SuggestionPanelProps {
  id: string;
  /** The question these proposals answer. */
  text: string;
  answer: SearchAnswer;
  /** Found on this device. */
  local: boolean;
  options: readonly Option[];
  active: number;
  seeAll: string;
  onChosen: () => void;
}

/** Proposals while typing: Rayons, Produits, Articles et pages. */
export function SuggestionPanel({ id, text, answer, local, options, active, seeAll, onChosen }: SuggestionPanelProps) {
  const { t } = useLingui();
  const format = useFormat();
  const classes = suggestions();
  const total = resultCount(answer);
  const found = format.number(total);
  const count = total === 0 ? t`Aucun résultat` : total === 1 ? t`1 résultat` : t`${found} résultats`;
  const status = local ? t`${count}, trouvés sur cet appareil` : count;
  const group = (kind: Option['kind'], title: string): ReactNode => {
    const own = options.flatMap((option, at) => (option.kind === kind ? [{ option, at }] : []));
    if (own.length === 0) return null;
    return (
      <div role="group" aria-label={title} className={classes.group}>
        <p className={classes.title} aria-hidden>
          {title}
        </p>
        {own.map(({ option, at }) => (
          <OptionRow key={option.href} id={`${id}-${at}`} option={option} text={text} active={at === active} />
        ))}
      </div>
    );
  };
  return (
    <div className={classes.root} onClick={onChosen}>
      <p className={classes.status}>{status}</p>
      <LiveRegion text={status} />
      <div id={id} role="listbox" aria-label={t`Propositions`}>
        {group('category', t`Rayons`)}
        {group('product', t`Produits`)}
        {group('content', t`Articles et pages`)}
      </div>
      {total === 0 ? null : (
        <div className={classes.foot}>
          <LinkButton tone="line" href={seeAll}>
            {total === 1 ? t`Voir le résultat` : t`Voir les ${found} résultats`}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

function OptionRow({ id, option, text, active }: { id: string; option: Option; text: string; active: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const line = { href: option.href, option: { id, active } };
  const marked = (title: string) => <Marked text={title} ranges={markedRanges(title, text)} />;
  switch (option.kind) {
    case 'category':
      return (
        <RowLink
          {...line}
          before={<Icon glyph={arrowUpRight} />}
          title={marked(wordingOf(option.category.name, locale).text)}
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
          title={marked(row.name)}
          meta={row.brand === null ? row.sku : `${row.brand.label} · ${row.sku}`}
          after={<Price size="row" now={format.money(row.price)} />}
        />
      );
    }
    case 'content': {
      const post = option.content.type === 'post';
      return (
        <RowLink
          {...line}
          before={<Icon glyph={post ? newspaper : fileText} />}
          title={marked(option.content.title)}
          meta={post ? t`Article` : t`Page`}
        />
      );
    }
  }
}
