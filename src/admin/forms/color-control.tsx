import { useLingui } from '@lingui/react/macro';
import { officeField } from '#styled/recipes';
import { textIn } from '#core/domain/fields/values.ts';
import { bestOn } from '#src/admin/forms/color-contrast.ts';
import { LineField, type ValueProps } from '#src/admin/forms/value-control.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { TextInput } from '#src/ui/field/text-input.tsx';

const isColor = (text: string): boolean => /^#[\da-f]{6}$/iu.test(text);

/** A colour, pressed or written, and where it carries text how well that reads: the browser's own control takes none away. */
export function ColorControl({ field, value, name, ref, mayWrite = true, onLeave, onChange, ...line }: ValueProps) {
  const { t } = useLingui();
  const classes = officeField();
  const { label } = line;
  const text = textIn(value);
  const isPlain = field.look === 'plain';
  const contrast = useContrast(text);
  const said = [line.hint, isPlain ? undefined : contrast].filter((one) => one !== undefined).join(' · ');
  return (
    <LineField {...line} hint={said || undefined}>
      {(control) => (
        <div className={classes.joined}>
          {isColor(text) || mayWrite ? (
            <input
              type="color"
              className={classes.swatch}
              aria-label={t`Choisir la couleur : ${label}`}
              disabled={!mayWrite}
              value={isColor(text) ? text.toLowerCase() : isPlain ? '#ffffff' : '#000000'}
              onChange={({ target }) => onChange(target.value)}
            />
          ) : null}
          <TextInput
            {...control}
            ref={ref}
            name={name}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            placeholder={isPlain ? t`Aucune couleur` : undefined}
            value={text}
            readOnly={!mayWrite}
            onBlur={onLeave}
            onChange={({ target }) => onChange(target.value.trim())}
          />
        </div>
      )}
    </LineField>
  );
}

/** How well text reads on a colour, in words; undefined where it is none. */
function useContrast(color: string): string | undefined {
  const { t } = useLingui();
  const format = useFormat();
  const best = bestOn(color);
  if (best === null) return undefined;
  const ratio = format.number(Math.floor(best.ratio * 10) / 10);
  return best.text === 'white' ? t`Texte blanc : ${ratio} pour 1` : t`Texte noir : ${ratio} pour 1`;
}
