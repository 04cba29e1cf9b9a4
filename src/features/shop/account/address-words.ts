import { useLingui } from '@lingui/react/macro';
import { addressLines, type AddressFields } from '#core/domain/address.ts';
import { COUNTRIES } from '#core/domain/country.ts';
import { languageTag } from '#core/domain/locale.ts';
import type { FieldWords } from '#src/features/shop/account/profile-words.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useGenderWord } from '#src/screens/form/gender-word.ts';

/** Countries by their names in the reader's language, France first, the others in alphabetical order. */
export function useCountries(): readonly { value: string; label: string }[] {
  const tag = languageTag(useLocale());
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const named = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }));
  const [france, ...others] = named;
  const sorted = others.toSorted((a, b) => a.label.localeCompare(b.label, tag));
  return france === undefined ? sorted : [france, ...sorted];
}

/** What an address is called: by its author, else by whom it names. */
export const titleOf = ({ label, firstName, lastName }: AddressFields): string => label ?? `${firstName} ${lastName}`;

/** An address line by line, with its country where that is not France. */
export function useAddressLines(): (address: AddressFields) => readonly string[] {
  const countries = useCountries();
  return (address) => {
    const country = countries.find(({ value }) => value === address.country)?.label ?? address.country;
    return [...addressLines(address), ...(address.country === 'FR' ? [] : [country])];
  };
}

export function useAddressWords(): FieldWords {
  const { t } = useLingui();
  const countries = useCountries();
  const gender = useGenderWord();
  return {
    labels: {
      label: t`Nom de l’adresse`,
      gender: t`Civilité`,
      firstName: t`Prénom`,
      lastName: t`Nom`,
      companyName: t`Société`,
      vatNumber: t`Numéro de TVA`,
      street1: t`Adresse`,
      street2: t`Adresse, suite`,
      additional: t`Complément d’adresse`,
      postcode: t`Code postal`,
      city: t`Ville`,
      country: t`Pays`,
      phone: t`Téléphone`,
      deliveryNote: t`Consigne de livraison`,
    },
    value: (name, values) => {
      const value = values[name];
      if (typeof value !== 'string') return '';
      if (name === 'gender') return gender(value);
      if (name === 'country') return countries.find((one) => one.value === value)?.label ?? value;
      return value;
    },
  };
}
