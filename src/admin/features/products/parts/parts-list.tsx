/** Articles in their order, moved by mouse or keyboard, and one more looked for by name or reference. */
import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type KeyboardEvent } from 'react';
import { officeField } from '#styled/recipes';
import type { FieldSet } from '#core/resources/field.ts';
import { FoundCombobox } from '#src/admin/forms/lookup/found-combobox.tsx';
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
  const [told, setTold] = useState('');
  const dragged = useRef<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const shift = (from: number, to: number): void => {
    const [one, other] = [rows[from], rows[to]];
    if (one === undefined || other === undefined || from === to) return;
    onMove(one.place, other.place);
    const article = articles.articleOf(one.article ?? '');
    const title = article === undefined ? t`Article` : titleOf(article);
    setTold(t`${title} : place ${to + 1} sur ${rows.length}.`);
    requestAnimationFrame(() => list.current?.children[to]?.querySelector<HTMLElement>('[data-row]')?.focus());
  };
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    shift(at, event.key === 'ArrowUp' ? at - 1 : at + 1);
  };
  return (
    <>
      <ol ref={list} className={classes.rows}>
        {rows.map(({ key, article = '', place }, at) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- buttons and keys of the row do the same
          <li
            key={key}
            draggable
            onDragStart={() => {
              dragged.current = at;
            }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged.current !== null) shift(dragged.current, at);
              dragged.current = null;
            }}
          >
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
