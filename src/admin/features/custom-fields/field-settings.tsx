import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { holdingOf, type CustomField } from '#core/domain/cms/fields/custom-field.ts';
import { mayBeShown } from '#core/domain/cms/fields/shown-facts.ts';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { TextArea, TextInput } from '#src/ui/field/text-input.tsx';
import { choicesIn, choicesText, hasBounds, hasChoices, withSetting } from './edit-fields.ts';
import type { FieldEditorProps } from './editor-props.ts';

type SettingsProps = Pick<FieldEditorProps, 'field' | 'others' | 'groups' | 'level' | 'mayWrite' | 'onChange'>;

/** What is said of a field beside its kind: each setting only where it means something. */
export function FieldSettings({ field, others, groups, level, mayWrite, onChange }: SettingsProps) {
  const { t } = useLingui();
  const { kind, help = '', when } = field;
  const isHeld = holdingOf(kind) !== 'none';
  const flag = (name: 'required' | 'translated' | 'shown' | 'multiple', words: string) => (
    <Checkbox
      dense
      checked={field[name] === true}
      disabled={!mayWrite}
      onChange={({ target }) => onChange((now) => withSetting(now, name, target.checked))}
    >
      {words}
    </Checkbox>
  );
  const bound = (name: 'min' | 'max', words: string) => (
    <Field label={words}>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          step="any"
          value={field[name] === undefined ? '' : String(field[name])}
          readOnly={!mayWrite}
          onChange={({ target }) =>
            onChange((now) => withSetting(now, name, target.value === '' ? undefined : Number(target.value)))
          }
        />
      )}
    </Field>
  );
  const named = others.filter((one) => holdingOf(one.kind) !== 'none' && one.name !== '' && one.translated !== true);
  return (
    <>
      <Field label={kind === 'message' ? t`Texte` : t`Aide`}>
        {(control) => (
          <TextInput
            {...control}
            value={help}
            maxLength={500}
            readOnly={!mayWrite}
            onChange={({ target }) => onChange((now) => withSetting(now, 'help', target.value))}
          />
        )}
      </Field>
      {hasChoices(kind) ? <Choices field={field} mayWrite={mayWrite} onChange={onChange} /> : null}
      {kind === 'select' ? flag('multiple', t`Plusieurs réponses`) : null}
      {kind === 'clone' ? (
        <Field label={t`Groupe à copier`}>
          {(control) => (
            <Select
              {...control}
              value={field.group ?? ''}
              disabled={!mayWrite}
              onChange={({ target }) => onChange((now) => withSetting(now, 'group', target.value))}
            >
              <option value="">{t`Choisissez`}</option>
              {groups.map(({ uuid, title }) => (
                <option key={uuid} value={uuid}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {hasBounds(kind) ? (
        <>
          {bound('min', t`Minimum`)}
          {bound('max', t`Maximum`)}
        </>
      ) : null}
      {isHeld ? flag('required', t`Obligatoire à la publication`) : null}
      {/* rows and groups, and what stands in them, are of all languages */}
      {isHeld && level === 1 && !['rows', 'fields'].includes(holdingOf(kind)) ? flag('translated', t`Traduit`) : null}
      {isHeld && level === 1 && mayBeShown(kind) ? flag('shown', t`Affiché dans la boutique, sous le contenu`) : null}
      {named.length === 0 ? null : (
        <>
          <Field label={t`Demandé seulement si`}>
            {(control) => (
              <Select
                {...control}
                value={when?.name ?? ''}
                disabled={!mayWrite}
                onChange={({ target }) =>
                  onChange((now) =>
                    withSetting(
                      now,
                      'when',
                      target.value === '' ? undefined : { name: target.value, is: now.when?.is ?? '' },
                    ),
                  )
                }
              >
                <option value="">{t`Toujours demandé`}</option>
                {named.map((one) => (
                  <option key={one.name} value={one.name}>
                    {one.label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {when === undefined ? null : <Condition {...{ when, others, mayWrite, onChange }} />}
        </>
      )}
    </>
  );
}

interface ConditionProps {
  when: NonNullable<CustomField['when']>;
  others: readonly CustomField[];
  mayWrite: boolean;
  onChange: FieldEditorProps['onChange'];
}

function Condition({ when, others, mayWrite, onChange }: ConditionProps) {
  const { t } = useLingui();
  const other = others.find(({ name }) => name === when.name);
  const put = (is: string): void => onChange((now) => withSetting(now, 'when', { name: when.name, is }));
  const offered =
    other?.kind === 'true_false'
      ? [
          { value: 'true', label: t`Oui` },
          { value: 'false', label: t`Non` },
        ]
      : (other?.choices ?? []);
  return (
    <Field label={t`vaut`}>
      {(control) =>
        offered.length === 0 ? (
          <TextInput
            {...control}
            value={when.is}
            maxLength={120}
            readOnly={!mayWrite}
            onChange={({ target }) => put(target.value)}
          />
        ) : (
          <Select {...control} value={when.is} disabled={!mayWrite} onChange={({ target }) => put(target.value)}>
            <option value="">{t`Choisissez`}</option>
            {offered.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )
      }
    </Field>
  );
}

/** One a line; read when the text is left, so that nothing moves while it is typed. */
function Choices({ field, mayWrite, onChange }: Pick<FieldEditorProps, 'field' | 'mayWrite' | 'onChange'>) {
  const { t } = useLingui();
  const [text, setText] = useState(choicesText(field.choices ?? []));
  return (
    <Field label={t`Réponses`} hint={t`Une par ligne. « valeur : libellé » pour choisir aussi la valeur gardée.`}>
      {(control) => (
        <TextArea
          {...control}
          rows={4}
          value={text}
          readOnly={!mayWrite}
          onChange={({ target }) => {
            setText(target.value);
            onChange((now) => ({ ...now, choices: choicesIn(target.value) }));
          }}
          onBlur={() => setText(choicesText(field.choices ?? []))}
        />
      )}
    </Field>
  );
}
