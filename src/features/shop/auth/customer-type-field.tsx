import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  COMPANY_FIELDS,
  companyDefaults,
  type NewAccount,
  type RegisterInput,
} from '#src/features/shop/auth/register-draft.ts';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';

export type RegisterFormOf = UseFormReturn<RegisterInput, unknown, NewAccount>;

/** Individual or professional. What was typed of a company is there again for whoever changes their mind twice. */
export function CustomerTypeField({ form }: { form: RegisterFormOf }) {
  const { t } = useLingui();
  const value = useWatch({ control: form.control, name: 'customerType' });
  const typed = useRef<Readonly<Record<string, unknown>>>({});
  const choose = (next: string): void => {
    if (next === 'professional') {
      form.setValue('customerType', 'professional');
      const company = companyDefaults(typed.current);
      for (const name of COMPANY_FIELDS) form.setValue(name, company[name]);
      return;
    }
    typed.current = { ...form.getValues() };
    // Fields of the other kind are unknown keys to the contract: they leave with the choice.
    form.unregister([...COMPANY_FIELDS]);
    form.setValue('customerType', 'individual');
  };
  return (
    <RadioGroup
      legend={t`Vous êtes`}
      name="customerType"
      segments
      value={value}
      options={[
        { value: 'individual', label: t`Particulier` },
        { value: 'professional', label: t`Professionnel` },
      ]}
      onChange={choose}
    />
  );
}
