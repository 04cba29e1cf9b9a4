import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { conflictView } from '#styled/recipes';
import { fieldAt } from '#core/domain/blocks/field-at.ts';
import { isObject, type Conflict } from '#core/domain/merge/conflict.ts';
import { ChosenThings, isNaming } from '#src/admin/screens/document/chosen-things.tsx';
import { usePlaceName, usePlaceText } from '#src/admin/screens/document/place-name.ts';
import { MarkedWords } from '#src/admin/screens/form/conflict/marked-words.tsx';
import type { Side } from '#core/domain/merge/resolve-conflict.ts';

export interface DisputedPlaceProps {
  place: Conflict;
  /** What the places of the document are of: a block may be in one version alone. */
  versions?: readonly unknown[];
  /** Whose the other version is; null: nobody knows yet. */
  author: string | null;
  chosen: Side | null;
  onChoose: (side: Side) => void;
}

/** A place that both changed: one of the two is kept; what stood before both is said. */
export function DisputedPlace({ place, versions = [], author, chosen, onChoose }: DisputedPlaceProps) {
  const { t } = useLingui();
  const classes = conflictView();
  const group = useId();
  const field = fieldAt(place.path, versions);
  const label = usePlaceName()(place.path, field);
  const textOf = usePlaceText();
  const before = textOf(place.path, place.base, field);
  const side = (of: Side, own: string) => {
    const [text, across] = [
      textOf(place.path, place[of], field),
      textOf(place.path, place[of === 'mine' ? 'theirs' : 'mine'], field),
    ];
    return (
      <label className={classes.card} {...(chosen === of ? { 'data-chosen': true } : {})}>
        <input
          type="radio"
          name={group}
          className={classes.radio}
          aria-label={`${label}, ${own}`}
          checked={chosen === of}
          onChange={() => onChoose(of)}
        />
        <span className={classes.value}>
          <small className={classes.whose}>{own}</small>
          {place[of] === undefined ? (
            <i>{holdsItems(place) ? t`Retiré, avec ce qu’il contient` : t`Retiré`}</i>
          ) : text === '' ? (
            <i>{t`Vide`}</i>
          ) : isNaming(field) ? (
            <ChosenThings field={field} value={place[of]} />
          ) : (
            <MarkedWords text={text} other={across} />
          )}
          {of === 'mine' && before !== '' && !isNaming(field) ? (
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
        {side('mine', t`votre version`)}
        {side('theirs', author === null ? t`version de la boutique` : t`version de ${author}`)}
      </div>
    </fieldset>
  );
}

/** Whether the version that was kept shows other items in the item that was removed: they go with it. */
const holdsItems = ({ mine, theirs }: Conflict): boolean => {
  const kept = mine ?? theirs;
  return isObject(kept) && kept['children'] !== undefined;
};
