import { useLingui } from '@lingui/react/macro';

/** What the fields of a customer are called, in the order of the page: an error summary follows it. */
export function useCustomerLabels() {
  const { t } = useLingui();
  return {
    company: {
      corporateName: t`Raison sociale`,
      tradeName: t`Nom commercial`,
      siret: t`SIRET`,
      vatNumber: t`Numéro de TVA`,
      apeCode: t`Code APE`,
      website: t`Site web`,
    },
    person: {
      gender: t`Civilité`,
      firstName: t`Prénom`,
      lastName: t`Nom`,
      birthDate: t`Date de naissance`,
      phone: t`Téléphone`,
    },
    address: {
      company: t`Société`,
      address: t`Adresse`,
      additionalAddress: t`Complément d’adresse`,
    },
  };
}
