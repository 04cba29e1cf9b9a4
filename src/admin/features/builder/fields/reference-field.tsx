/** Things of the shop that a block names: chosen by their words, moved and taken away by buttons. */
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { builder } from '#styled/recipes';
import type { FoundTarget } from '#core/contract/cms/block-routes.ts';
import type { BlockTarget } from '#core/domain/blocks/field.ts';
import { textIn, textsIn, type FieldProps } from '#src/admin/features/builder/fields/field-props.ts';
import { useFound } from '#src/admin/features/builder/fields/use-found.ts';
import { OrderButtons } from '#src/admin/parts/order-buttons.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { x } from '#src/ui/icon/glyphs.ts';

const FOUND: readonly FoundTarget[] = ['product', 'category', 'slider', 'postList', 'component'];
const NONE: readonly string[] = [];
const foundTarget = (to: BlockTarget | undefined): FoundTarget => FOUND.find((one) => one === to) ?? 'product';

interface ChosenProps {
  label: string;
  target: FoundTarget;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  readOnly: boolean;
}

function Chosen({ label, target, values, onChange, readOnly }: ChosenProps) {
  const { t } = useLingui();
  const classes = builder();
  const { answer } = useFound(values.length === 0 ? null : { target, words: '', values });
  if (values.length === 0) return null;
  const nameOf = (value: string): string => answer?.find((one) => one.value === value)?.title ?? value;
  return (
    <ul className={classes.list} aria-label={label}>
      {values.map((value, at) => {
        const name = nameOf(value);
        return (
          <li key={value} className={classes.item}>
            <span className={classes.pick}>{name}</span>
            {readOnly ? null : (
              <>
                {values.length > 1 ? (
                  <OrderButtons
                    labels={{ up: t`Monter ${name}`, down: t`Descendre ${name}` }}
                    at={at}
                    of={values.length}
                    onMove={(by) => onChange(values.toSpliced(at, 1).toSpliced(at + by, 0, value))}
                  />
                ) : null}
                <IconButton glyph={x} label={t`Retirer ${name}`} onClick={() => onChange(values.toSpliced(at, 1))} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Finder({
  label,
  target,
  without,
  onChoose,
}: {
  label: string;
  target: FoundTarget;
  without: readonly string[];
  onChoose: (value: string) => void;
}) {
  const { t } = useLingui();
  const [words, setWords] = useState<string | null>(null);
  const { answer, isAway } = useFound(words === null ? null : { target, words, values: NONE });
  const classes = builder();
  const list = useId();
  const found = (answer ?? []).filter(({ value }) => !without.includes(value));
  return (
    <div className={classes.group}>
      <Field label={label} {...(isAway ? { hint: t`La recherche demande le réseau.` } : {})}>
        {(control) => (
          <TextInput
            {...control}
            size="sm"
            autoComplete="off"
            placeholder={t`Chercher`}
            value={words ?? ''}
            aria-controls={list}
            onFocus={() => setWords((before) => before ?? '')}
            onChange={({ target: { value } }) => setWords(value.slice(0, 100))}
          />
        )}
      </Field>
      <ul id={list} className={classes.list}>
        {words === null
          ? null
          : found.slice(0, 8).map(({ value, title, subtitle }) => (
              <li key={value}>
                <button
                  type="button"
                  className={classes.kind}
                  onClick={() => {
                    onChoose(value);
                    setWords(null);
                  }}
                >
                  {subtitle === '' ? title : `${title} (${subtitle})`}
                </button>
              </li>
            ))}
      </ul>
    </div>
  );
}

export function ReferencesField({ label, field, value, onChange, readOnly }: FieldProps) {
  const target = foundTarget(field.to);
  const values = textsIn(value);
  return (
    <div className={builder().group}>
      <Chosen label={label} target={target} values={values} onChange={onChange} readOnly={readOnly} />
      {readOnly || values.length >= (field.max ?? 24) ? null : (
        <Finder label={label} target={target} without={values} onChoose={(one) => onChange([...values, one])} />
      )}
    </div>
  );
}

export function ReferenceField(props: FieldProps) {
  const chosen = textIn(props.value);
  return (
    <ReferencesField
      {...props}
      field={{ ...props.field, max: 1 }}
      value={chosen === '' ? [] : [chosen]}
      onChange={(values) => props.onChange(textsIn(values)[0] ?? '')}
    />
  );
}
