import { useLingui } from '@lingui/react/macro';
import { productLayout } from '#styled/recipes';
import { productPath } from '#core/contract/pages/paths.ts';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { Swatch } from '#src/shop/features/product/options/swatch.tsx';
import { isWhole, optionChoices, type Picks } from '#src/shop/features/product/options/choice.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { Link } from '#src/ui/link/link.tsx';

export interface OptionPickerProps {
  row: CatalogueRow;
  detail: ProductDetail;
  picks: Picks;
  onPick: (picks: Picks | null) => void;
}

/** Id of the choice of an attribute: the buy button leads to the first that is missing. */
export const choiceId = (code: string): string => `choix-${code}`;

/** Size, colour and the like: the last choice is a link to the variant's own address, those before it are kept here. */
export function OptionPicker({ row, detail, picks, onPick }: OptionPickerProps) {
  const { t } = useLingui();
  const frame = useFrame();
  const locale = useLocale();
  const classes = productLayout();
  return optionChoices(detail, picks).map(({ code, options }) => {
    const attribute = frame.attribute(code);
    const title = attribute === undefined ? code : wordingOf(attribute.label, locale).text;
    const label = (id: number): string => {
      const option = frame.option(id);
      return option === undefined ? '' : wordingOf(option.label, locale).text;
    };
    const chosen = options.find((one) => one.chosen);
    return (
      <nav key={code} id={choiceId(code)} tabIndex={-1} aria-label={title} className={classes.choice}>
        <p className={classes.optionTitle}>
          {title}
          {chosen === undefined ? null : <b> {label(chosen.id)}</b>}
        </p>
        <ul className={classes.options}>
          {options.map(({ id, picks, sku, chosen, out }) => {
            const name = label(id);
            return (
              <li key={id}>
                <Link
                  data-stay
                  href={productPath(row, sku)}
                  className={classes.option}
                  onClick={(event) => {
                    const whole = isWhole(detail, picks);
                    if (!whole) event.preventDefault();
                    onPick(whole ? null : picks);
                  }}
                  {...(out ? { 'data-out': '', 'aria-label': t`${name}, épuisé` } : {})}
                  {...(chosen ? { 'aria-current': 'true' as const } : {})}
                >
                  <Swatch type={attribute?.swatchType} swatch={frame.option(id)?.swatch ?? null} name={name} />
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    );
  });
}
