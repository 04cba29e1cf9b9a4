import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { conflictView } from '#styled/recipes';
import type { FieldSet } from '#core/resources/field.ts';
import { ADMIN_WIDGETS } from '#src/admin/forms/widgets.tsx';
import { MarkedWords } from '#src/admin/screens/form/conflict/marked-words.tsx';
import { PlaceValue, usePlaceWords } from '#src/admin/screens/form/places/place-words.tsx';
import type { Collision } from '#src/admin/screens/form/record/use-record-form.ts';
import { isFile, valueAt, type FieldPlace } from '#src/admin/screens/form/version/record-values.ts';

/** Which version of a place is kept; `own`: a third one, written now. */
export type Choice = 'mine' | 'theirs' | 'own';

interface DisputedProps {
  place: FieldPlace;
  fields: FieldSet;
  collision: Collision;
  author: string;
  chosen: Choice | null;
  onChoose: (choice: Choice) => void;
}

const TEXTS: ReadonlySet<FieldPlace['field']['kind']> = new Set(['text', 'multiline', 'html']);

/** A place that both changed: mine, theirs, or a third version; what stood before both is said. */
export function Disputed({ place, fields, collision, author, chosen, onChoose }: DisputedProps) {
  const { t } = useLingui();
  const classes = conflictView();
  const group = useId();
  const words = usePlaceWords(fields);
  const { base, mine, theirs } = collision;
  const { path, name, field } = place;
  const label = words.label(place);
  const before = words.text(place, valueAt(base, path));
  const Widget = ADMIN_WIDGETS[field.kind];
  const side = (choice: 'mine' | 'theirs', own: string) => {
    const [one, other] = choice === 'mine' ? [mine, theirs] : [theirs, mine];
    const [value, across] = [valueAt(one, path), valueAt(other, path)];
    const isText = !isFile(place) && TEXTS.has(field.kind) && typeof value === 'string' && typeof across === 'string';
    return (
      <label className={classes.card} {...(chosen === choice ? { 'data-chosen': true } : {})}>
        <input
          type="radio"
          name={group}
          className={classes.radio}
          aria-label={`${label}, ${own}`}
          checked={chosen === choice}
          onChange={() => onChoose(choice)}
        />
        <span className={classes.value}>
          <small className={classes.whose}>{own}</small>
          {isText ? (
            <MarkedWords text={value} other={across} />
          ) : (
            <PlaceValue place={place} value={value} words={words} />
          )}
          {choice === 'mine' && !isFile(place) ? (
            <small className={classes.before}>{t`Avant vous deux : ${before}`}</small>
          ) : null}
        </span>
      </label>
    );
  };
  return (
    <fieldset className={classes.row}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.cards}>
        {side('mine', t`la vôtre`)}
        {side('theirs', t`celle de ${author}`)}
        {isFile(place) ? null : (
          <label className={classes.third}>
            <input
              type="radio"
              name={group}
              className={classes.radio}
              checked={chosen === 'own'}
              onChange={() => onChoose('own')}
            />
            <span>{t`Écrire une troisième version`}</span>
          </label>
        )}
        {chosen === 'own' ? (
          <div className={classes.own}>
            <Widget own={name} field={{ ...field, label }} fields={fields} prefix={path.slice(0, -name.length)} />
          </div>
        ) : null}
      </div>
    </fieldset>
  );
}
