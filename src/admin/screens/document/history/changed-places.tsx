/** What differs between two texts of a document, place by place. */
import { useLingui } from '@lingui/react/macro';
import { historyView } from '#styled/recipes';
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { fieldAt } from '#core/domain/blocks/field-at.ts';
import type { TextChange } from '#core/domain/merge/changes-between.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import { placeOf, textChanges } from '#src/admin/store/documents/differences.ts';
import { ChosenThings, isNaming } from '#src/admin/screens/document/chosen-things.tsx';
import { usePlaceName, usePlaceText } from '#src/admin/screens/document/place-name.ts';

interface ChangedPlacesProps {
  before: DocumentBody | null;
  after: DocumentBody;
  /** Nothing older is kept: everything in it is what there was. */
  isFirst?: boolean;
  /** What the two texts are called; as they follow each other where nothing is said. */
  names?: readonly [string, string];
}

/** Of an item, so much says which one it is. */
const NAME_LENGTH = 40;

export function ChangedPlaces({ before, after, isFirst = false, names }: ChangedPlacesProps) {
  const { t } = useLingui();
  const classes = historyView();
  const say = usePlaceName();
  const read = usePlaceText();
  const changes = textChanges(before, after);
  const nameOfItem = itemNames(before, after);
  const placeName = (change: TextChange): string => {
    const [item, place] = [nameOfItem(change), say(change.path, fieldAt(change.path, [after, before]))];
    return item === '' ? place : t`${place} « ${item} »`;
  };
  const cell = (change: TextChange, side: 'before' | 'after') => {
    if (change.isMoved) return <i>{side === 'before' ? '–' : t`Déplacé`}</i>;
    const value = change[side];
    const field = fieldAt(change.path, [after, before]);
    const text = read(change.path, value, field);
    if (value === undefined) return <i>{side === 'before' || isFirst ? '–' : t`Retiré`}</i>;
    if (text === '') return <i>{t`Vide`}</i>;
    const said = isNaming(field) ? <ChosenThings field={field} value={value} /> : text;
    return side === 'before' ? <del className={classes.del}>{said}</del> : <ins className={classes.ins}>{said}</ins>;
  };
  const [had, has] = names ?? [t`Avant`, t`Après`];
  if (changes.length === 0) return <p>{t`Le texte est le même.`}</p>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t`Champ`}</th>
          <th scope="col">{had}</th>
          <th scope="col">{has}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={`${placeOf(change)} ${change.isMoved ? 'moved' : ''}`}>
            <th scope="row">{placeName(change)}</th>
            <td>{cell(change, 'before')}</td>
            <td>{cell(change, 'after')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** By which words an item is known: the text of an entry, the title or the first words of a block. */
function nameOf(item: object): string {
  const [label, props]: readonly unknown[] = [Reflect.get(item, 'label'), Reflect.get(item, 'props')];
  const texts = [textOf(label, 'fr_FR'), textOf(props, 'title'), textOf(props, 'text'), textOf(props, 'caption')];
  return texts.find((text) => text !== '') ?? '';
}

function textOf(holder: unknown, name: string): string {
  const text: unknown = typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : '';
  return typeof text === 'string' ? text : '';
}

/** The first words of the item a place lies in; nothing where the place says them itself. */
function itemNames(before: DocumentBody | null, after: DocumentBody): (change: TextChange) => string {
  const items = new Map<string, string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const id: unknown = Reflect.get(value, 'id');
    if (typeof id === 'string' && !items.has(id)) items.set(id, cutText(nameOf(value), NAME_LENGTH));
    Object.values(value).forEach(look);
  };
  look(after);
  look(before);
  return ({ path, before: had, after: has, isMoved }) => {
    const step = path.findLast((one) => one.startsWith('#'));
    if (step === undefined) return '';
    /* it came or went as a whole: its words stand beside it */
    if (path.at(-1) === step && !isMoved && (had === undefined || has === undefined)) return '';
    return items.get(step.slice(1)) ?? '';
  };
}
