import { useDroppable } from '@dnd-kit/react';
import { useLingui } from '@lingui/react/macro';
import { attributeEditor } from '#styled/recipes';
import type { AttributeGroup, AttributePlace } from '#core/domain/catalogue/attributes/family.ts';
import { OrderButtons } from '#src/admin/parts/order-buttons.tsx';
import { RemoveButton } from '#src/admin/parts/remove-button.tsx';
import { useFieldId, useSentence } from '#src/forms/form-fields.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { trash } from '#src/ui/icon/glyphs-later.ts';
import { GroupedAttribute } from './grouped-attribute.tsx';

interface FamilyGroupProps {
  group: AttributeGroup;
  /** Its place in its column. */
  at: number;
  of: number;
  /** Of the group in the form. */
  name: string;
  groups: readonly AttributeGroup[];
  nameOf: (code: string) => string;
  onRename: (name: string) => void;
  onStep: (by: 1 | -1) => void;
  onTurn: () => void;
  onRemove: () => void;
  onStepAttribute: (code: string, by: 1 | -1) => void;
  onPlace: (code: string, place: AttributePlace) => void;
}

/** A group: its name, its attributes in order, and what moves both. What is removed goes beside, and no value with it. */
export function FamilyGroup({ group, at, of, name, groups, nameOf, ...told }: FamilyGroupProps) {
  const { t } = useLingui();
  const classes = attributeEditor();
  const { uuid, attributes, column } = group;
  const { ref } = useDroppable({ id: uuid, type: 'group', accept: 'attribute', collisionPriority: 0 });
  const label = group.name === '' ? t`Groupe sans nom` : group.name;
  const wrong = useSentence(`${name}.attributes`);
  const errorId = useFieldId(`${name}.attributes`);
  const other = column === 1 ? 2 : 1;
  return (
    <section className={classes.group} aria-label={label}>
      <div className={classes.head}>
        <Field label={t`Nom du groupe`} id={useFieldId(`${name}.name`)} error={useSentence(`${name}.name`)}>
          {(control) => (
            <TextInput
              {...control}
              size="sm"
              maxLength={80}
              value={group.name}
              onChange={({ target }) => told.onRename(target.value)}
            />
          )}
        </Field>
        <span className={classes.moves}>
          <OrderButtons
            labels={{ up: t`Monter le groupe ${label}`, down: t`Descendre le groupe ${label}` }}
            at={at}
            of={of}
            onMove={told.onStep}
          />
          <Button
            tone="text"
            size="sm"
            aria-label={t`Mettre le groupe ${label} en colonne ${other}`}
            onClick={told.onTurn}
          >
            {t`Colonne ${other}`}
          </Button>
          <RemoveButton glyph={trash} label={t`Retirer le groupe ${label}`} onRemove={told.onRemove} />
        </span>
      </div>
      {wrong === undefined ? null : (
        <p id={errorId} role="alert" tabIndex={-1}>
          {wrong}
        </p>
      )}
      <ul ref={ref} className={classes.items} aria-label={t`Attributs du groupe ${label}`}>
        {attributes.map((code, place) => (
          <GroupedAttribute
            key={code}
            code={code}
            name={nameOf(code)}
            group={group}
            at={place}
            groups={groups}
            onStep={(by) => told.onStepAttribute(code, by)}
            onPlace={(to) => told.onPlace(code, to)}
          />
        ))}
      </ul>
    </section>
  );
}
