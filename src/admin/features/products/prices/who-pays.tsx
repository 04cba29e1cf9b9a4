/** « Qui paie quoi » : what each group of customers pays on a day, and why, of the prices that are typed. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout, recordForm } from '#styled/recipes';
import type { productPricesRoute } from '#core/contract/admin/products/beside.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import { instantOf } from '#src/admin/forms/paris-instant.ts';
import { useOffice } from '#src/admin/port/office.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { useProduct } from '../product-data.ts';
import { PaidPrices } from './paid-prices.tsx';
import { articlesTyped } from './priced-articles.ts';

type Beside = RouteAnswer<typeof productPricesRoute>;

interface WhoPaysProps {
  fields: Readonly<Record<string, unknown>>;
  beside: Pick<Beside, 'groupPrices' | 'history'>;
}

export function WhoPays({ fields, beside }: WhoPaysProps) {
  const { t } = useLingui();
  const here = useProduct();
  const { now } = useOffice();
  const { answer } = useAnswer('api.admin.products.price-rules', {});
  const today = dayInParis(Date.parse(now()));
  const [day, setDay] = useState<string | null>(null);
  const [chosen, setChosen] = useState('');
  const classes = recordForm();
  if (answer === null) return null;
  const articles = articlesTyped(fields, { here, groupPrices: beside.groupPrices, rules: answer.rules });
  const article = articles.find(({ uuid }) => uuid === chosen) ?? articles[0];
  if (article === undefined) return null;
  const asked = day ?? today;
  /* today is now; another day is looked at as it begins */
  const start = asked === today ? null : instantOf(`${asked}T00:00`);
  const atMs = Date.parse(start ?? now());
  return (
    <section className={classes.section} aria-label={t`Qui paie quoi`}>
      <h2 className={classes.title}>{t`Qui paie quoi`}</h2>
      <div className={formLayout().actions}>
        <Field label={t`Le jour`}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={asked}
              onChange={({ target }) => setDay(target.value === '' ? null : target.value)}
            />
          )}
        </Field>
        {articles.length < 2 ? null : (
          <Field label={t`La déclinaison`}>
            {(control) => (
              <Select {...control} value={article.uuid} onChange={({ target }) => setChosen(target.value)}>
                {articles.map(({ uuid, sku }) => (
                  <option key={uuid} value={uuid}>
                    {sku}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
      <PaidPrices
        article={article}
        groups={answer.groups}
        rules={answer.rules}
        atMs={atMs}
        history={article.uuid === here.uuid ? beside.history : null}
      />
    </section>
  );
}
