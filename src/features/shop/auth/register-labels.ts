import { useLingui } from '@lingui/react/macro';
import { useCustomerLabels } from '#src/screens/form/customer-labels.ts';

/** Labels by field, in the order of the page: the error summary follows it. */
export function useRegisterLabels() {
  const { t } = useLingui();
  const { company, person, address } = useCustomerLabels();
  return {
    ...company,
    ...person,
    ...address,
    email: t`Adresse e-mail`,
    password: t`Mot de passe`,
    passwordConfirmation: t`Confirmation du mot de passe`,
    terms: t`Votre accord`,
  };
}

export type RegisterLabels = ReturnType<typeof useRegisterLabels>;
