/** What follows from the prices that are typed: the margin, whether a reduction can be announced, prices of groups. */
import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { recordForm } from '#styled/recipes';
import { marginOf } from '#core/domain/catalogue/products/price-rules.ts';
import { textIn, valuesIn } from '#core/domain/fields/values.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { priceSourceOf } from '#core/domain/catalogue/types/price-source.ts';
import { useProduct } from '../product-data.ts';
import { PriceSourceNote } from './price-source-note.tsx';
import { AnnouncedNote } from './announced-note.tsx';
import { GroupPrices } from './group-prices.tsx';
import { WhoPays } from './who-pays.tsx';

const moneyIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A product that the shop does not know yet. */
const NOTHING_ASKED = { groupPrices: [], history: [] };

export function PricesBeneath() {
  const { t } = useLingui();
  const format = useFormat();
  const { uuid, data } = useProduct();
  const { answer } = useAnswer('api.admin.products.prices', uuid === null ? null : { params: { uuid } });
  const fields = valuesIn(useWatch({ name: 'fields' }));
  const classes = recordForm();
  const source = priceSourceOf(textIn(fields['type']), fields['kitPrice']);
  const price = moneyIn(fields['price']);
  const special = moneyIn(fields['specialPrice']);
  const percent = data.taxes.find(({ uuid: tax }) => tax === (fields['taxCategory'] ?? null))?.percent ?? 20;
  const margin = price === null ? null : marginOf(special ?? price, moneyIn(fields['cost']), percent);
  if (source === 'parts') return <PriceSourceNote type={textIn(fields['type'])} kitPrice={fields['kitPrice']} />;
  return (
    <div className={classes.section}>
      <PriceSourceNote type={textIn(fields['type'])} kitPrice={fields['kitPrice']} />
      {margin === null ? null : (
        <p role="status">{t`Marge : ${format.money(margin.amount)} HT, soit ${format.number(margin.percent)} %`}</p>
      )}
      {price === null || special === null || special >= price || answer === null ? null : (
        <AnnouncedNote price={price} special={special} from={fields['specialFrom']} history={answer.history} />
      )}
      {uuid === null || answer !== null ? <WhoPays fields={fields} beside={answer ?? NOTHING_ASKED} /> : null}
      {answer === null ? null : <GroupPrices rows={answer.groupPrices} />}
    </div>
  );
}
