import { useLingui } from '@lingui/react/macro';
import { officeField } from '#styled/recipes';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import type { ControlProps } from './control-props.ts';

const isColour = (text: string): boolean => /^#[\da-f]{6}$/iu.test(text);

/** A colour, pressed or typed: the browser's own control shows black where none is chosen, and takes none away. */
export function ColourControl({ label, hint, value, error, drawing: { mayWrite }, onLeave, onChange }: ControlProps) {
  const { t } = useLingui();
  const text = typeof value === 'string' ? value : '';
  const classes = officeField();
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })} error={error}>
      {(control) => (
        <div className={classes.joined}>
          {isColour(text) || mayWrite ? (
            <input
              type="color"
              className={classes.swatch}
              aria-label={t`Choisir la couleur : ${label}`}
              disabled={!mayWrite}
              value={isColour(text) ? text.toLowerCase() : '#ffffff'}
              onChange={({ target }) => onChange(target.value)}
            />
          ) : null}
          <TextInput
            {...control}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            placeholder={t`Aucune couleur`}
            value={text}
            readOnly={!mayWrite}
            onBlur={onLeave}
            onChange={({ target }) => onChange(target.value.trim())}
          />
        </div>
      )}
    </Field>
  );
}
