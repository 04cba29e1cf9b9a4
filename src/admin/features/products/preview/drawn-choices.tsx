/** What is chosen on the page of a product before it is bought: options of variants, articles of a kit or a group. */
import { useLingui } from '@lingui/react/macro';
import { productLayout } from '#styled/recipes';
import { isSaleable } from '#core/domain/catalogue/stock.ts';
import { textIn, valuesIn, type Values } from '#core/domain/fields/values.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { titleOf } from '../parts/use-part-articles.ts';
import { useAxes } from '../variants/use-axes.ts';
import { articleOffer, rowsIn, type KnownOfShop } from './typed-offer.ts';

interface DrawnProps {
  fields: Values;
  known: KnownOfShop;
}

/** The options that its variants have, those struck of which none can be had. */
export function DrawnOptions({ fields, known }: DrawnProps) {
  const { t } = useLingui();
  const classes = productLayout();
  const { chosen } = useAxes('fields.');
  const rows = rowsIn(fields['variants']).filter((row) => row['isActive'] !== false);
  return chosen.map(({ code, name, options }) => {
    const having = (id: number) => rows.filter((row) => valuesIn(row['attributes'])[code] === id);
    return (
      <section key={code} aria-label={name} className={classes.choice}>
        <p className={classes.optionTitle}>{name}</p>
        <ul className={classes.options}>
          {options
            .filter(({ id }) => having(id).length > 0)
            .map((option) => {
              const label = option.name;
              const isOut = having(option.id).every((row) => !isSaleable(articleOffer(fields, row, known).stock));
              return (
                <li key={option.id}>
                  <span
                    className={classes.option}
                    {...(isOut ? { 'data-out': '', role: 'img', 'aria-label': t`${label}, épuisé` } : {})}
                  >
                    {label}
                  </span>
                </li>
              );
            })}
        </ul>
      </section>
    );
  });
}

/** Articles of a group, or of each choice of a kit, with how many of them and what each costs. */
export function DrawnParts({ fields, known }: DrawnProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const classes = productLayout();
  const parts = rowsIn(fields['parts']);
  if (parts.length === 0) return null;
  const options = rowsIn(fields['partOptions']);
  const groups: readonly Values[] = options.length === 0 ? [{ uuid: null, name: t`Articles du groupe` }] : options;
  return groups.map((option) => {
    const uuid = option['uuid'] ?? null;
    const own = uuid === null ? parts : parts.filter((row) => row['option'] === uuid);
    return (
      <section key={textIn(uuid)} className={classes.choice}>
        <p className={classes.optionTitle}>{textIn(option['name'])}</p>
        <KeyValueList
          facts={own.map((row) => {
            const article = known.articleOf(textIn(row['article']));
            const title = article === undefined ? t`Article` : titleOf(article);
            const count = Number(row['quantity'] ?? 1);
            return {
              key: textIn(row['uuid']),
              term: count === 1 ? title : `${count} × ${title}`,
              value: article === undefined || fields['kitPrice'] === 'fixed' ? '' : money(article.price),
            };
          })}
        />
      </section>
    );
  });
}
