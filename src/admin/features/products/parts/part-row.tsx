import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { categoryTree, officeField } from '#styled/recipes';
import type { PartArticle } from '#core/contract/admin/products/articles.ts';
import { picturePath } from '#core/contract/pages/paths.ts';
import type { FieldSet } from '#core/resources/field.ts';
import { ADMIN_WIDGETS } from '#src/admin/forms/widgets.tsx';
import { OrderButtons } from '#src/admin/parts/order-buttons.tsx';
import { RemoveButton } from '#src/admin/parts/remove-button.tsx';
import { RowsWith } from '#src/forms/field-rows.tsx';
import { useSentence } from '#src/forms/form-fields.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';
import { titleOf } from './use-part-articles.ts';

interface PartRowProps {
  /** In the form. */
  name: string;
  fields: FieldSet;
  article: PartArticle | undefined;
  at: number;
  of: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** An article of a group or a kit: what it is, how many, and whether it can be had; Alt and the arrows move it. */
export function PartRow({ name, fields, article, at, of, onKeyDown, onMove, onRemove }: PartRowProps) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const classes = officeField();
  const tree = categoryTree();
  const [ofArticle, ofOption] = [useSentence(`${name}.article`), useSentence(`${name}.option`)];
  const fault = ofArticle ?? ofOption;
  const title = article === undefined ? t`Un article que cet appareil ne connaît pas` : titleOf(article);
  const left = article?.available ?? null;
  const facts = [
    article?.sku,
    article === undefined ? undefined : money(article.price),
    left === null ? undefined : t`Stock : ${number(left)}`,
  ];
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it bubble up
    <div role="group" tabIndex={-1} data-row aria-label={title} className={classes.row} onKeyDown={onKeyDown}>
      <div className={classes.rowFields}>
        <div className={classes.joined}>
          {article?.hash == null ? null : (
            <img
              src={picturePath(article.hash, 200)}
              alt=""
              width={40}
              height={40}
              loading="lazy"
              className={tree.picture}
            />
          )}
          <div>
            <strong>{title}</strong>
            <p className={classes.more}>{facts.filter((one) => one !== undefined).join(' · ')}</p>
            {article?.isSold === false ? <StatusTag tone="danger">{t`N’est plus en vente`}</StatusTag> : null}
            {fault === undefined ? null : <p role="alert">{fault}</p>}
          </div>
        </div>
        <RowsWith of={fields} prefix={`${name}.`} widgets={ADMIN_WIDGETS} />
      </div>
      <div className={classes.rowActions}>
        <OrderButtons
          labels={{ up: t`Monter ${title}`, down: t`Descendre ${title}` }}
          at={at}
          of={of}
          onMove={onMove}
        />
        <RemoveButton label={t`Retirer ${title}`} onRemove={onRemove} />
      </div>
    </div>
  );
}
