/** The fields of a customer (specification §3, domain 7.1), as the profile shows them. */
import { Trans } from '@lingui/react/macro';
import { MAX_NAME_LENGTH, type CustomerType } from '#core/domain/customer.ts';
import { BoxField, GenderField } from '#src/screens/form/choice-fields.tsx';
import { useCustomerLabels } from '#src/screens/form/customer-labels.ts';
import { TextField } from '#src/screens/form/form-fields.tsx';
import { PhoneField } from '#src/screens/form/phone-field.tsx';
import { FormGrid } from '#src/ui/field/form-layout.tsx';

/** The company of a professional. */
export function CompanyFields() {
  const { company } = useCustomerLabels();
  return (
    <>
      <TextField name="corporateName" label={company.corporateName} autoComplete="organization" maxLength={120} />
      <TextField name="tradeName" label={company.tradeName} optional maxLength={120} />
      <FormGrid>
        <TextField name="siret" label={company.siret} inputMode="numeric" />
        <TextField name="apeCode" label={company.apeCode} optional maxLength={10} />
      </FormGrid>
      <TextField name="vatNumber" label={company.vatNumber} optional maxLength={20} />
      <TextField name="website" label={company.website} optional autoComplete="url" maxLength={255} />
    </>
  );
}

/** Who it is, and how to reach them. */
export function PersonFields() {
  const { person } = useCustomerLabels();
  return (
    <>
      <GenderField name="gender" />
      <FormGrid>
        <TextField name="firstName" label={person.firstName} autoComplete="given-name" maxLength={MAX_NAME_LENGTH} />
        <TextField name="lastName" label={person.lastName} autoComplete="family-name" maxLength={MAX_NAME_LENGTH} />
      </FormGrid>
      <PhoneField name="phone" label={person.phone} />
      <TextField name="birthDate" label={person.birthDate} optional type="date" autoComplete="bday" />
    </>
  );
}

/** The address in short, and the newsletter. */
export function MoreFields({ type }: { type: CustomerType }) {
  const { address } = useCustomerLabels();
  return (
    <>
      {/* a professional has named the company above */}
      {type === 'professional' ? null : (
        <TextField name="company" label={address.company} optional autoComplete="organization" maxLength={120} />
      )}
      <TextField name="address" label={address.address} optional autoComplete="address-line1" maxLength={255} />
      <TextField
        name="additionalAddress"
        label={address.additionalAddress}
        optional
        autoComplete="address-line2"
        maxLength={255}
      />
      <BoxField name="newsletter">
        <Trans>Recevoir la lettre de la boutique par e-mail. Je peux me désinscrire à tout moment.</Trans>
      </BoxField>
    </>
  );
}
