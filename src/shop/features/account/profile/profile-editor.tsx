import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { customerFields, profileFields } from '#core/resources/users/customer-fields.ts';
import type { ProfileRecord } from '#core/contract/account/customer-records.ts';
import { readFields } from '#core/resources/field-set.ts';
import { RecordEditor } from '#src/shop/features/account/record/record-editor.tsx';
import { useRecordForm } from '#src/shop/features/account/record/use-record-form.ts';
import { BoxField } from '#src/forms/choice-fields.tsx';
import { FieldRows } from '#src/forms/field-rows.tsx';
import { useActions } from '#src/shop/parts/actions.tsx';
import type { ParkedReason } from '#src/db/rows.ts';
import type { Draft } from '#src/shop/store/drafts/drafts.ts';
import { nextOn } from '#src/shop/features/account/record/revision.ts';

/** Id of the form: on a phone its button stands in the bar at the thumb. */
export const PROFILE_FORM = 'compte-profil';

export interface ProfileEditorProps {
  path: string;
  profile: ProfileRecord;
  draft: Draft;
  /** The refused change being mended. */
  editingRefused: string | null;
  /** Why it was refused. */
  reason: ParkedReason | null;
  /** Something is typed that is not saved. */
  onTyping: (isTyping: boolean) => void;
}

export function ProfileEditor({ path, profile, draft, editingRefused, reason, onTyping }: ProfileEditorProps) {
  const { t } = useLingui();
  const { go } = useActions();
  const { customerType } = profile.fields;
  const leave = (): void => (editingRefused === null ? undefined : go(path));
  const held = readFields(customerFields, profile.fields);
  const record = useRecordForm({
    fields: customerFields,
    schema: profileFields,
    record: { rev: profile.rev, revId: profile.revId, values: held },
    blank: held,
    /* the kind of customer is never another one */
    read: ({ fields }, before) => readFields(customerFields, { ...Object(fields), customerType }, before),
    draft,
    name: 'profile',
    editingRefused,
    save: (own, fields, options) => own.perform('api.account.profile.update', { ...nextOn(profile), fields }, options),
    onSaved: leave,
    onLetGo: leave,
  });
  const { isTyping } = record;
  useEffect(() => onTyping(isTyping), [isTyping, onTyping]);
  return (
    <RecordEditor
      id={PROFILE_FORM}
      fields={customerFields}
      record={record}
      reason={reason}
      saveMine={t`Enregistrer ma version`}
    >
      <FieldRows
        of={customerFields}
        rows={[
          'corporateName',
          'tradeName',
          ['siret', 'apeCode'],
          'vatNumber',
          'website',
          'gender',
          ['firstName', 'lastName'],
          'phone',
          'birthDate',
          /* a professional has named the company above */
          ...(customerType === 'professional' ? [] : (['company'] as const)),
          'address',
          'additionalAddress',
        ]}
      />
      <BoxField name="newsletter">
        <Trans>Recevoir la lettre de la boutique par e-mail. Je peux me désinscrire à tout moment.</Trans>
      </BoxField>
    </RecordEditor>
  );
}
