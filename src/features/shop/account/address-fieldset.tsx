import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_NAME_LENGTH } from '#core/domain/customer.ts';
import { useCountries } from '#src/features/shop/account/address-words.ts';
import type { FieldWords } from '#src/features/shop/account/profile-words.ts';
import { BoxField, GenderField, SelectField } from '#src/screens/form/choice-fields.tsx';
import { TextField } from '#src/screens/form/form-fields.tsx';
import { PhoneField } from '#src/screens/form/phone-field.tsx';
import { FormGrid } from '#src/ui/field/form-layout.tsx';

/** The fields of an address; a new one may become the default at once. */
export function AddressFieldset({ words: { labels }, isNew }: { words: FieldWords; isNew: boolean }) {
  const { t } = useLingui();
  const countries = useCountries();
  const label = (name: string): string => labels[name] ?? name;
  const field = (name: string) => ({ name: `fields.${name}`, label: label(name) });
  return (
    <>
      <TextField {...field('label')} optional hint={t`Par exemple : Maison, Atelier`} maxLength={60} />
      <GenderField name="fields.gender" />
      <FormGrid>
        <TextField {...field('firstName')} autoComplete="given-name" maxLength={MAX_NAME_LENGTH} />
        <TextField {...field('lastName')} autoComplete="family-name" maxLength={MAX_NAME_LENGTH} />
      </FormGrid>
      <FormGrid>
        <TextField {...field('companyName')} optional autoComplete="organization" maxLength={120} />
        <TextField {...field('vatNumber')} optional maxLength={20} />
      </FormGrid>
      <TextField {...field('street1')} autoComplete="address-line1" maxLength={120} />
      <TextField {...field('street2')} optional autoComplete="address-line2" maxLength={120} />
      <TextField {...field('additional')} optional autoComplete="address-line3" maxLength={120} />
      <FormGrid>
        <TextField {...field('postcode')} autoComplete="postal-code" maxLength={10} />
        <TextField {...field('city')} autoComplete="address-level2" maxLength={100} />
      </FormGrid>
      <SelectField {...field('country')} options={countries} autoComplete="country" />
      <PhoneField {...field('phone')} />
      <TextField {...field('deliveryNote')} optional maxLength={500} />
      {isNew ? (
        <div>
          <BoxField name="uses" value="billing">
            <Trans>Utiliser comme adresse de facturation</Trans>
          </BoxField>
          <BoxField name="uses" value="shipping">
            <Trans>Utiliser la même adresse pour la livraison</Trans>
          </BoxField>
        </div>
      ) : null}
    </>
  );
}
