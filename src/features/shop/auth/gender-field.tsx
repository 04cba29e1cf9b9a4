import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { GENDERS, type Gender } from '#core/domain/customer.ts';
import type { RegisterFormOf } from '#src/features/shop/auth/customer-type-field.tsx';
import { useFieldId, useSentence } from '#src/screens/form/form-fields.tsx';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';

/** How to address somebody (specification §3). */
export function GenderField({ form, label }: { form: RegisterFormOf; label: string }) {
  const { t } = useLingui();
  const value = useWatch({ control: form.control, name: 'gender' });
  const words: Readonly<Record<Gender, string>> = { Mr: t`M.`, Mrs: t`Mme`, Other: t`Autre` };
  return (
    <RadioGroup
      legend={label}
      name="gender"
      id={useFieldId('gender')}
      segments
      value={value}
      error={useSentence('gender')}
      options={GENDERS.map((one) => ({ value: one, label: words[one] }))}
      onChange={(next) => {
        const gender = GENDERS.find((one) => one === next);
        if (gender !== undefined) form.setValue('gender', gender, { shouldValidate: form.formState.isSubmitted });
      }}
    />
  );
}
