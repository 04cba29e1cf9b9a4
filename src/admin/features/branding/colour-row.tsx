import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { branding } from '#styled/recipes';
import { usualColour, type BrandingColour } from '#core/settings/branding.ts';
import { contrastOf } from '#src/admin/forms/color-contrast.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { COLOUR_WORDS, READ_WITH } from './branding-words.ts';

export type Colours = Readonly<Partial<Record<BrandingColour, string>>>;

/** Least contrast of text that is read (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;
const WHITE = '#FFFFFF';

export const isColour = (text: string): boolean => /^#[\da-f]{6}$/iu.test(text);

/** What is typed, else what is usual. */
export const colourOf = (colours: Colours, id: BrandingColour): string => {
  const typed = colours[id] ?? '';
  return isColour(typed) ? typed : usualColour(id);
};

interface ColourRowProps {
  id: BrandingColour;
  colours: Colours;
  mayWrite: boolean;
  onColour: (value: string) => void;
}

/** A colour, pressed or typed, and how well it is read with the one it stands with. */
export function ColourRow({ id, colours, mayWrite, onColour }: ColourRowProps) {
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  const field = useId();
  const classes = branding();
  const typed = colours[id] ?? usualColour(id);
  const isWrong = !isColour(typed);
  const partner = READ_WITH[id];
  const other = partner === undefined ? WHITE : colourOf(colours, partner);
  const ratio = contrastOf(colourOf(colours, id), other) ?? 0;
  const said = number(Math.floor(ratio * 100) / 100);
  const label = i18n._(COLOUR_WORDS[id]);
  const with_ = partner === undefined ? t`blanc` : i18n._(COLOUR_WORDS[partner]);
  const isLow = partner !== undefined && ratio < LEAST_CONTRAST;
  return (
    <div className={classes.row}>
      <input
        type="color"
        className={classes.swatch}
        aria-label={t`Choisir la couleur : ${label}`}
        disabled={!mayWrite}
        value={colourOf(colours, id).toLowerCase()}
        onChange={({ target }) => onColour(target.value.toUpperCase())}
      />
      <div className={classes.words}>
        <label htmlFor={field}>{label}</label>
        {isWrong ? (
          <p id={`${field}-note`} data-wrong role="alert">{t`Entrez une couleur comme #0A7A5C.`}</p>
        ) : (
          <p id={`${field}-note`} {...(isLow ? { 'data-wrong': true } : {})}>
            {isLow ? t`Avec ${with_} : ${said}, il en faut 4,5.` : t`Avec ${with_} : ${said}`}
          </p>
        )}
      </div>
      <TextInput
        id={field}
        size="sm"
        aria-describedby={`${field}-note`}
        {...(isWrong ? { 'aria-invalid': true } : {})}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        readOnly={!mayWrite}
        value={typed}
        onChange={({ target }) => onColour(target.value.trim())}
      />
    </div>
  );
}
