import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { askedFields, newAddressFields, type Address } from '#core/contract/account/address-fields.ts';
import { readFields, schemaOf } from '#core/resources/field-set.ts';
import { useAddressForm } from '#src/shop/parts/account/use-address-form.ts';
import { useProfile } from '#src/shop/features/account/account-state.ts';
import type { EditorProps } from '#src/shop/features/account/record/book-page.tsx';
import { RecordEditor } from '#src/shop/features/account/record/record-editor.tsx';
import { useRecordForm } from '#src/shop/features/account/record/use-record-form.ts';
import { FieldRows } from '#src/forms/field-rows.tsx';
import { nextOn } from '#src/shop/features/account/record/revision.ts';

const USES = ['billing', 'shipping'] as const;

/** What a new address is for: that a delivery goes to the same one is asked once it is billed to. */
function Uses() {
  const [billing, shipping]: unknown[] = useWatch({ name: USES });
  return (
    <>
      <FieldRows of={newAddressFields} rows={['billing']} />
      {billing === true || shipping === true ? <FieldRows of={newAddressFields} rows={['shipping']} /> : null}
    </>
  );
}

/** An address, new or changed: safe on this device first (domain 7.3). */
export function AddressEditor({ id, one, uuid, reason, back, leave, ...kept }: EditorProps<Address>) {
  const { t } = useLingui();
  const person = useProfile()?.fields;
  const { rules, unasked } = useAddressForm(one);
  const fields = askedFields(rules);
  const schema = useMemo(
    () => schemaOf({ ...newAddressFields, ...askedFields({ phone: rules.phone }) }),
    [rules.phone],
  );
  const companyName = person?.customerType === 'professional' ? person.corporateName : null;
  const record = useRecordForm({
    ...kept,
    fields: newAddressFields,
    schema,
    record: one && { rev: one.rev, revId: one.revId, values: readFields(newAddressFields, one) },
    /* a new address begins with the name of its customer */
    blank: readFields(newAddressFields, { ...person, companyName, vatNumber: null }),
    read: ({ fields, uses }, held) => {
      const asked = USES.filter((use) => Array.isArray(uses) && uses.includes(use)).map((use) => [use, true]);
      return readFields(newAddressFields, { ...Object.fromEntries(asked), ...Object(fields) }, held);
    },
    save: (own, { billing, shipping, ...fields }, options) => {
      if (one) return own.perform('api.account.addresses.update', { uuid, ...nextOn(one), fields }, options);
      const uses = USES.filter((use) => ({ billing, shipping })[use]);
      return own.perform('api.account.addresses.store', { uuid, revId: crypto.randomUUID(), fields, uses }, options);
    },
    onSaved: () => leave(one === null ? t`Adresse ajoutée.` : t`Adresse modifiée.`),
    onLetGo: leave,
  });
  const gone = t`Cette adresse a été supprimée entre-temps.`;
  return (
    <RecordEditor {...{ id, record, reason, back, gone }} fields={newAddressFields}>
      <FieldRows of={fields} without={unasked} />
      {one === null ? <Uses /> : null}
    </RecordEditor>
  );
}
