/** The product as lists of the shop draw it, with what is typed: on a phone and on a large screen. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { recordForm } from '#styled/recipes';
import { priceFaults } from '#core/domain/catalogue/products/price-rules.ts';
import { textIn, valuesIn } from '#core/domain/fields/values.ts';
import { useMedia } from '#src/admin/parts/media/use-media.ts';
import { NO_PICTURE, pictureData } from '#src/content/media.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';
import { ProductCard } from '#src/ui/product-card/product-card.tsx';

/** Width of a card in lists, in pixels. */
const WIDTHS = { phone: 170, desktop: 240 } as const;
type Screen = keyof typeof WIDTHS;

const isScreen = (text: string): text is Screen => Object.hasOwn(WIDTHS, text);
const moneyIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export function CardPreview() {
  const { t } = useLingui();
  const format = useFormat();
  const [screen, setScreen] = useState<Screen>('phone');
  const fields = valuesIn(useWatch({ name: 'fields' }));
  const pictures: unknown = fields['pictures'];
  const picture = Array.isArray(pictures) ? textIn(valuesIn(pictures[0])['picture']) : '';
  const { answer } = useMedia(picture === '' ? null : { ids: [picture] });
  const file = answer?.data.find(({ uuid }) => uuid === picture);
  const classes = recordForm();
  const price = moneyIn(fields['price']);
  const specialPrice = moneyIn(fields['specialPrice']);
  const isReduced =
    price !== null &&
    specialPrice !== null &&
    priceFaults({ price, specialPrice, specialFrom: null, specialTo: null }).length === 0;
  const asked = isReduced ? specialPrice : price;
  return (
    <section className={classes.section} aria-label={t`Aperçu de la carte`}>
      <h2 className={classes.title}>{t`Aperçu de la carte`}</h2>
      <RadioGroup
        segments
        legendHidden
        legend={t`Écran`}
        name="card-screen"
        options={[
          { value: 'phone', label: t`Téléphone` },
          { value: 'desktop', label: t`Ordinateur` },
        ]}
        value={screen}
        onChange={(value) => isScreen(value) && setScreen(value)}
      />
      <div inert style={{ width: WIDTHS[screen] }}>
        <ProductCard
          href="#"
          name={textIn(fields['name']) || t`Sans nom`}
          reference={textIn(fields['sku'])}
          image={
            file === undefined || file.width === null || file.height === null
              ? NO_PICTURE
              : pictureData({ hash: file.hash, width: file.width, height: file.height }, '')
          }
          price={asked === null ? '' : format.money(asked)}
          stock={{ state: 'in', text: t`Stock selon la boutique` }}
        />
      </div>
    </section>
  );
}
