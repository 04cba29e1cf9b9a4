import { useLingui } from '@lingui/react/macro';
import { formLayout, only } from '#styled/recipes';
import type { Money } from '#core/domain/price/money.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';
import { linePicture } from '#src/content/media.ts';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { Plate } from '#src/ui/picture/picture.tsx';
import { Price } from '#src/ui/price/price.tsx';

/** More pictures than this would push the total away. */
const SHOWN = 4;

export interface Quoted {
  readonly articles: readonly {
    readonly key: string;
    /** Hash of its picture. */
    readonly image: string | null;
    readonly name: string;
    readonly quantity: number;
    readonly total: Money;
  }[];
  readonly units: number;
  readonly total: Money;
  /** ISO instant of the prices; null when only this device knows them. */
  readonly pricedAt: string | null;
}

/** What the request is about: pictures, total, the date of its prices; beside a form also each line, and what a request costs. */
export function QuotedArticles({ quoted }: { quoted: Quoted }) {
  const { t } = useLingui();
  const format = useFormat();
  const dates = useShortDates();
  const layout = formLayout();
  const count = quoted.units;
  const units = format.isOne(count) ? t`${count} article` : t`${count} articles`;
  const day = quoted.pricedAt === null ? null : dates.dayTime(quoted.pricedAt);
  return (
    <div>
      <div className={layout.summary}>
        <div className={layout.thumbs}>
          {quoted.articles.slice(0, SHOWN).map(({ key, image }) => (
            <Plate key={key} image={linePicture(image)} size="thumb" sizes="48px" />
          ))}
        </div>
        <Price size="row" now={format.money(quoted.total)} note={day === null ? units : t`${units}, prix du ${day}`} />
      </div>
      <div className={only({ on: 'large' })}>
        <KeyValueList
          facts={quoted.articles.map(({ key, name, quantity, total }) => ({
            key,
            term: quantity === 1 ? name : `${quantity} × ${name}`,
            value: format.money(total),
          }))}
        />
        <p className={layout.small}>{t`Gratuit, sans engagement, réponse sous un jour ouvré.`}</p>
      </div>
    </div>
  );
}
