import { useLingui } from '@lingui/react/macro';
import { tyreLabel } from '#styled/recipes';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';

/** Codes of the attributes that make the label of regulation (EU) 2020/740, and their scales. */
const CLASSES: readonly { code: string; scale: readonly string[] }[] = [
  { code: 'fuel_class', scale: ['A', 'B', 'C', 'D', 'E'] },
  { code: 'wet_grip', scale: ['A', 'B', 'C', 'D', 'E'] },
  { code: 'noise_class', scale: ['A', 'B', 'C'] },
];

/** The European tyre label in words: fuel, wet grip, noise. Draws nothing for other articles. */
export function TyreLabel({ detail }: { detail: ProductDetail }) {
  const { t } = useLingui();
  const frame = useFrame();
  const locale = useLocale();
  const classes = tyreLabel();
  const cells = CLASSES.flatMap(({ code, scale }) => {
    const attribute = frame.attribute(code);
    const given = detail.attributes.find((one) => one.code === code);
    const option = given?.optionIds[0] === undefined ? undefined : frame.option(given.optionIds[0]);
    const letter = option === undefined ? given?.value : wordingOf(option.label, locale).text;
    if (attribute === undefined || typeof letter !== 'string' || !scale.includes(letter)) return [];
    return [{ code, scale, letter, name: wordingOf(attribute.label, locale).text }];
  });
  if (cells.length === 0) return null;
  return (
    <section aria-label={t`Étiquette européenne du pneu`} className={classes.root}>
      {cells.map(({ code, scale, letter, name }) => (
        <div key={code} className={classes.cell}>
          <p className={classes.name}>{name}</p>
          <p className={classes.value}>{t`Classe ${letter}`}</p>
          <div className={classes.scale} aria-hidden>
            {scale.map((step) => (
              <span key={step} className={classes.step} {...(step === letter ? { 'data-on': '' } : {})}>
                {step}
              </span>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
