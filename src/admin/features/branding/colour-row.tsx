import { useLingui } from '@lingui/react/macro';
import { useController } from 'react-hook-form';
import { branding } from '#styled/recipes';
import { BRANDING_COLOURS, usualColour, type BrandingColour } from '#core/settings/branding.ts';
import { contrastOf } from '#src/admin/forms/color-contrast.ts';
import { valueAt, type RecordValues } from '#src/admin/screens/form/version/record-values.ts';
import { useFieldId, useSentence } from '#src/forms/form-fields.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { COLOUR_WORDS, READ_WITH } from './branding-words.ts';

export type Colours = Readonly<Partial<Record<BrandingColour, string>>>;

/** Least contrast of text that is read (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;
const WHITE = '#FFFFFF';

const isColour = (text: string): boolean => /^#[\da-f]{6}$/iu.test(text);

/** Every colour as it is typed. */
export const coloursIn = (values: RecordValues): Colours =>
  Object.fromEntries(BRANDING_COLOURS.map((id) => [id, textOf(valueAt(values, `fields.${id}`))]));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is typed, else what is usual. */
export const colourOf = (colours: Colours, id: BrandingColour): string => {
  const typed = colours[id] ?? '';
  return isColour(typed) ? typed : usualColour(id);
};

interface ColourRowProps {
  id: BrandingColour;
  colours: Colours;
  mayWrite: boolean;
}

/** A colour, pressed or typed, and how well it is read with the one it stands with. */
export function ColourRow({ id, colours, mayWrite }: ColourRowProps) {
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  const name = `fields.${id}`;
  const {
    field: { ref, value, onBlur, onChange },
  } = useController({ name });
  const typed = typeof value === 'string' ? value : '';
  const control = useFieldId(name);
  const error = useSentence(name);
  const classes = branding();
  const partner = READ_WITH[id];
  const other = partner === undefined ? WHITE : colourOf(colours, partner);
  const ratio = contrastOf(colourOf(colours, id), other) ?? 0;
  const said = number(Math.floor(ratio * 100) / 100);
  const label = i18n._(COLOUR_WORDS[id]);
  const with_ = partner === undefined ? t`blanc` : i18n._(COLOUR_WORDS[partner]);
  const isLow = partner !== undefined && ratio < LEAST_CONTRAST;
  const note = `${control}-note`;
  return (
    <div className={classes.row}>
      <input
        type="color"
        className={classes.swatch}
        aria-label={t`Choisir la couleur : ${label}`}
        disabled={!mayWrite}
        value={colourOf(colours, id).toLowerCase()}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
      />
      <div className={classes.words}>
        <label htmlFor={control}>{label}</label>
        {error === undefined ? (
          <p id={note} {...(isLow ? { 'data-wrong': true } : {})}>
            {isLow
              ? t`Contraste avec ${with_} : ${said}, il en faut 4,5 au moins.`
              : t`Contraste avec ${with_} : ${said}`}
          </p>
        ) : (
          <p id={note} data-wrong role="alert">
            {error}
          </p>
        )}
      </div>
      <TextInput
        ref={ref}
        id={control}
        name={name}
        size="sm"
        aria-describedby={note}
        {...(error === undefined ? {} : { 'aria-invalid': true })}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        readOnly={!mayWrite}
        value={typed}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    </div>
  );
}
