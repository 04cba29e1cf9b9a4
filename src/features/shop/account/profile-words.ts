import { useLingui } from '@lingui/react/macro';
import type { CustomerType } from '#core/domain/customer.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useCustomerLabels } from '#src/screens/form/customer-labels.ts';
import { useGenderWord } from '#src/screens/form/gender-word.ts';

export interface FieldWords {
  /** Labels by field, in the order of the page. */
  readonly labels: Readonly<Record<string, string>>;
  /** What a field holds, as a person reads it; empty for nothing. */
  readonly value: (name: string, values: Readonly<Record<string, unknown>>) => string;
}

export function useProfileWords(type: CustomerType): FieldWords {
  const { t } = useLingui();
  const format = useFormat();
  const { person, company, address } = useCustomerLabels();
  const gender = useGenderWord();
  return {
    labels: {
      ...(type === 'professional' ? company : {}),
      ...person,
      ...address,
      newsletter: t`Lettre de la boutique`,
    },
    value: (name, values) => {
      const value = values[name];
      if (typeof value === 'boolean') return value ? t`Oui` : t`Non`;
      if (typeof value !== 'string' || value === '') return '';
      if (name === 'gender') return gender(value);
      return name === 'birthDate' ? format.date(`${value}T12:00:00Z`) : value;
    },
  };
}
