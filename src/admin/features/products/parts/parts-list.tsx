/** Articles in their order, moved by mouse or keyboard, and one more looked for by name or reference. */
import { useLingui } from '@lingui/react/macro';
import { officeField } from '#styled/recipes';
import type { FieldSet } from '#core/resources/field.ts';
import { FoundCombobox } from '#src/admin/forms/lookup/found-combobox.tsx';
import { useRowOrder } from '#src/admin/parts/use-row-order.ts';
import { PartRow } from './part-row.tsx';
import { titleOf, type PartArticles } from './use-part-articles.ts';

export interface HeldPart {
  readonly key: string;
  readonly article?: string;
  readonly option?: string | null;
  /** Place in the form, where some of its rows stand elsewhere. */
  readonly place: number;
}

interface PartsListProps {
  /** Of the rows in the form. */
  name: string;
  id: string;
  rows: readonly HeldPart[];
  fields: FieldSet;
  articles: PartArticles;
  /** How many there may be. */
  max: number;
  isInvalid: boolean;
  onAdd: (article: string) => void;
  onRemove: (place: number) => void;
  onMove: (from: number, to: number) => void;
}

/** Typing pauses this long before articles are looked for. */
const PAUSE_MS = 200;

export function PartsList(props: PartsListProps) {
  const { t } = useLingui();
  const { name, id, rows, fields, articles, max, isInvalid, onAdd, onRemove, onMove } = props;
  const classes = officeField();
  const { told, list, shift, onKeyDown, dragged } = useRowOrder(
    rows.length,
    (from, to) => {
      const [one, other] = [rows[from], rows[to]];
      if (one !== undefined && other !== undefined) onMove(one.place, other.place);
    },
    (from, to) => {
      const article = articles.articleOf(rows[from]?.article ?? '');
      const title = article === undefined ? t`Article` : titleOf(article);
      return t`${title} : place ${to + 1} sur ${rows.length}.`;
    },
  );
  return (
    <>
      <ol ref={list} className={classes.rows}>
        {rows.map(({ key, article = '', place }, at) => (
          <li key={key} {...dragged(at)}>
            <PartRow
              name={`${name}.${place}`}
              fields={fields}
              article={articles.articleOf(article)}
              at={at}
              of={rows.length}
              onKeyDown={(event) => onKeyDown(event, at)}
              onMove={(by) => shift(at, at + by)}
              onRemove={() => onRemove(place)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className={classes.status}>
        {told}
      </p>
      {rows.length >= max ? (
        <p className={classes.status}>{t`Pas plus de ${max} articles.`}</p>
      ) : (
        <FoundCombobox
          id={`${id}-search`}
          find={articles.find}
          pauseMs={PAUSE_MS}
          label={t`Ajouter un article`}
          placeholder={t`Nom ou référence de l’article`}
          describedBy={undefined}
          isInvalid={isInvalid}
          without={rows.map(({ article = '' }) => article)}
          onChoose={({ uuid }) => onAdd(uuid)}
        />
      )}
    </>
  );
}
