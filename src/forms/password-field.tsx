import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { useFieldId, useSentence } from '#src/forms/form-fields.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { PasswordInput } from '#src/ui/field/password-input.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  /** A password to be, for whoever keeps passwords, or the one that was chosen before. */
  kind: 'new' | 'current';
  hint?: string;
}

/** A password: what is typed in it stays in the form alone, and is never part of a draft. */
export function PasswordField({ name, label, kind, hint }: PasswordFieldProps) {
  const { t } = useLingui();
  const { register } = useFormContext();
  return (
    <Field label={label} id={useFieldId(name)} error={useSentence(name)} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete={`${kind}-password`}
          showLabel={t`Afficher le mot de passe`}
          {...register(name)}
        />
      )}
    </Field>
  );
}

/** What a password needs, in the words of the specification (§5): the one place that says them. */
export function usePasswordHint(): string {
  const { t } = useLingui();
  return t`Au moins 8 caractères, dont une majuscule, un chiffre et un caractère spécial.`;
}
