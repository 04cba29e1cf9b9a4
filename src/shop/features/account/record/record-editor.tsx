import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formLayout, only } from '#styled/recipes';
import type { FieldSet } from '#core/resources/field.ts';
import type { RecordForm } from '#src/shop/features/account/record/use-record-form.ts';
import { RefusedFields } from '#src/shop/features/account/conflict/refused-fields.tsx';
import { TwoVersions } from '#src/shop/features/account/conflict/two-versions.tsx';
import type { ParkedReason } from '#src/db/rows.ts';
import { useFieldWords } from '#src/forms/field-words.ts';
import { Form } from '#src/forms/form.tsx';
import { FormErrors } from '#src/forms/form-fields.tsx';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';

export interface BackLink {
  readonly href: string;
  readonly label: string;
}

interface RecordEditorProps<Values extends FieldValues, Output> {
  /** Of the form: on a phone its button stands in the bar at the thumb. */
  id: string;
  fields: FieldSet;
  record: RecordForm<Values, Output>;
  /** Why the change being mended was refused. */
  reason: ParkedReason | null;
  /** Beside the button. */
  back?: BackLink;
  /** On the button while two versions differ. */
  saveMine?: string;
  /** What to say when it was deleted meanwhile. */
  gone?: string;
  children: ReactNode;
}

/** The form of a record: what is wrong, what differs from another device's version, the fields, and the press. */
export function RecordEditor<Values extends FieldValues, Output>(props: RecordEditorProps<Values, Output>) {
  const { id, fields, record, reason, back, saveMine, gone, children } = props;
  const { t } = useLingui();
  const { labels, value } = useFieldWords(fields);
  const { form, submit, moved, held, typed, isGone, keepHeld } = record;
  return (
    <Form form={form} id={id} onSubmit={submit}>
      <div className={formLayout().stack}>
        <FormErrors account labels={labels} />
        <RefusedFields reason={reason} />
        {isGone && gone !== undefined ? (
          <Note tone="warn" title={gone}>
            <Trans>Enregistrez pour la recréer avec votre saisie.</Trans>
          </Note>
        ) : null}
        {moved.length === 0 ? null : (
          <TwoVersions
            fields={moved.map((name) => ({
              name,
              label: labels[name] ?? name,
              held: value(name, held),
              typed: value(name, typed),
            }))}
            onKeepHeld={keepHeld}
          />
        )}
        {children}
        <div className={formLayout().actions}>
          {back === undefined ? null : (
            <LinkButton href={back.href} tone="line">
              {back.label}
            </LinkButton>
          )}
          <div className={only({ on: 'large' })}>
            <Button type="submit" loading={form.formState.isSubmitting}>
              {(moved.length === 0 ? undefined : saveMine) ?? t`Enregistrer`}
            </Button>
          </div>
        </div>
      </div>
    </Form>
  );
}
