import { useLingui } from '@lingui/react/macro';
import { productLayout } from '#styled/recipes';
import { productPath } from '#core/contract/pages/paths.ts';
import type { ProductDetail, ProductVariant } from '#core/contract/catalogue/product-detail.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { optionChoices } from '#src/shop/features/product/choice.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { Link } from '#src/ui/link/link.tsx';

export interface OptionPickerProps {
  row: CatalogueRow;
  detail: ProductDetail;
  variant: ProductVariant | null;
}

/** Size, colour and the like: each choice is a link to the variant's own address. */
export function OptionPicker({ row, detail, variant }: OptionPickerProps) {
  const { t } = useLingui();
  const frame = useFrame();
  const locale = useLocale();
  const classes = productLayout();
  return optionChoices(detail, variant).map(({ code, options }) => {
    const attribute = frame.attribute(code);
    const title = attribute === undefined ? code : wordingOf(attribute.label, locale).text;
    const label = (id: number): string => {
      const option = frame.option(id);
      return option === undefined ? '' : wordingOf(option.label, locale).text;
    };
    const chosen = options.find((one) => one.chosen);
    return (
      <nav key={code} aria-label={title}>
        <p className={classes.optionTitle}>
          {title}
          {chosen === undefined ? null : <b> {label(chosen.id)}</b>}
        </p>
        <ul className={classes.options}>
          {options.map(({ id, sku, chosen, out }) => {
            const name = label(id);
            return (
              <li key={id}>
                <Link
                  data-stay
                  href={productPath(row, sku)}
                  className={classes.option}
                  {...(out ? { 'data-out': '', 'aria-label': t`${name}, épuisé` } : {})}
                  {...(chosen ? { 'aria-current': 'true' as const } : {})}
                >
                  {name}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    );
  });
}
