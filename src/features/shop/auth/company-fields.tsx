import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { RegisterFormOf } from '#src/features/shop/auth/customer-type-field.tsx';
import type { RegisterLabels } from '#src/features/shop/auth/register-labels.ts';
import { TextField } from '#src/screens/form/form-fields.tsx';
import { FormGrid } from '#src/ui/field/form-layout.tsx';

/** What the shop has to know of a company (specification §3). */
export function CompanyFields({ form, labels }: { form: RegisterFormOf; labels: RegisterLabels }) {
  const { t } = useLingui();
  const type = useWatch({ control: form.control, name: 'customerType' });
  if (type !== 'professional') return null;
  return (
    <>
      <TextField name="corporateName" label={labels.corporateName} autoComplete="organization" maxLength={120} />
      <TextField name="tradeName" label={labels.tradeName} optional maxLength={120} />
      <TextField name="siret" label={labels.siret} inputMode="numeric" hint={t`14 chiffres`} />
      <TextField name="vatNumber" label={labels.vatNumber} optional hint={t`Par exemple FR 12 345678901`} />
      <FormGrid>
        <TextField name="apeCode" label={labels.apeCode} optional hint={t`Par exemple 45.31Z`} />
        <TextField name="website" label={labels.website} optional autoComplete="url" maxLength={255} />
      </FormGrid>
    </>
  );
}
