import { useLingui } from '@lingui/react/macro';
import { seoEditor } from '#styled/recipes';
import { SEO_RULES, seoAdvice, type SeoTextName } from '#core/domain/cms/seo.ts';
import { Field } from '#src/ui/field/field.tsx';
import { TextArea, TextInput } from '#src/ui/field/text-input.tsx';
import { textWidth } from '#src/admin/parts/seo/text-width.ts';

interface SeoFieldProps {
  name: SeoTextName;
  label: string;
  value: string;
  /** What is shown where it is empty. */
  instead: string;
  mayWrite: boolean;
  onChange: (text: string) => void;
}

/** A text with its counters in characters and pixels, and how it does. */
export function SeoField({ name, label, value, instead, mayWrite, onChange }: SeoFieldProps) {
  const { t } = useLingui();
  const rule = SEO_RULES[name];
  const { max, pixels: room } = rule;
  const isLong = name.endsWith('Description');
  const width = room === null ? null : textWidth(value, isLong ? 'description' : 'title');
  const advice = seoAdvice(rule, value, width);
  const [least, most] = rule.best;
  const words = {
    empty: t`Vide : ${instead} est montré à la place.`,
    unusual: t`De ${String(least)} à ${String(most)} caractères conseillés.`,
    good: t`Bonne longueur.`,
  };
  const length = Array.from(value).length;
  const control = {
    value,
    maxLength: max,
    readOnly: !mayWrite,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Field
      label={label}
      error={length >= max ? t`Vous avez atteint le nombre maximum de caractères` : undefined}
      hint={
        <span
          className={
            seoEditor({ advice: advice === 'empty' && !name.startsWith('meta') ? 'inherited' : advice }).counter
          }
        >
          {t`${String(length)} caractères sur ${String(max)}`}
          {width === null || room === null ? '' : ` · ${t`${String(width)} pixels sur ${String(room)}`}`}
          {` · ${words[advice]}`}
        </span>
      }
    >
      {(field) => (isLong ? <TextArea {...field} {...control} rows={3} /> : <TextInput {...field} {...control} />)}
    </Field>
  );
}
