import { useLingui } from '@lingui/react/macro';

/** Labels by field, in the order of the page: the error summary follows it. */
export function useRegisterLabels() {
  const { t } = useLingui();
  return {
    corporateName: t`Raison sociale`,
    tradeName: t`Nom commercial`,
    siret: t`SIRET`,
    vatNumber: t`Numéro de TVA`,
    apeCode: t`Code APE`,
    website: t`Site web`,
    gender: t`Civilité`,
    firstName: t`Prénom`,
    lastName: t`Nom`,
    birthDate: t`Date de naissance`,
    phone: t`Téléphone`,
    company: t`Société`,
    address: t`Adresse`,
    additionalAddress: t`Complément d’adresse`,
    email: t`Adresse e-mail`,
    password: t`Mot de passe`,
    passwordConfirmation: t`Confirmation du mot de passe`,
    terms: t`Votre accord`,
  };
}

export type RegisterLabels = ReturnType<typeof useRegisterLabels>;
