/** The form of a managed thing, drawn from its definition; what the shop refuses is told at the fields. */
import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { formLayout } from '#styled/recipes';
import { readFields, schemaOf, type OutputOf } from '#core/resources/field-set.ts';
import type { FieldSet } from '#core/resources/field.ts';
import type { Resource } from '#core/resources/resource.ts';
import { ADMIN_WIDGETS } from '#src/admin/forms/widgets.tsx';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { RowsWith } from '#src/forms/field-rows.tsx';
import { useFieldWords, useLabel } from '#src/forms/field-words.ts';
import { Form } from '#src/forms/form.tsx';
import { FormErrors } from '#src/forms/form-fields.tsx';
import { useAsk, type Answered } from '#src/forms/use-ask.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';

export interface ResourceFormProps {
  resource: Resource;
  /** Of the list. */
  path: string;
  /** Its fields as they are now; null for a new one. */
  fields: object | null;
  save: (fields: OutputOf<FieldSet>) => Promise<Answered>;
  onSaved: () => void;
}

/** What stands before the names of the fields in the body of the routes. */
const PREFIX = 'fields.';

export function ResourceForm({ resource, path, fields: held, save, onSaved }: ResourceFormProps) {
  const { t } = useLingui();
  const toast = useLabel();
  const { fields, words } = resource;
  const { labels } = useFieldWords(fields, PREFIX);
  const form = useContractForm({
    schema: v.strictObject({ fields: schemaOf(fields) }),
    defaults: { fields: readFields(fields, held) },
    keep: keepNothing,
  });
  const names = Object.keys(fields).map((name) => `${PREFIX}${name}` as const);
  const { ask, failure } = useAsk({ form, names });
  const submit = form.handleSubmit(async (given) => {
    if (await ask(() => save(given.fields))) onSaved();
  });
  return (
    <Form form={form} onSubmit={submit}>
      <div className={formLayout().stack}>
        <h1>{toast(words.one)}</h1>
        <FailureNote failure={failure} />
        <FormErrors labels={labels} />
        <RowsWith of={fields} prefix={PREFIX} widgets={ADMIN_WIDGETS} />
        <div className={formLayout().actions}>
          <Button type="submit" loading={form.formState.isSubmitting}>{t`Enregistrer`}</Button>
          <LinkButton href={path} tone="line">{t`Retour à la liste`}</LinkButton>
        </div>
      </div>
    </Form>
  );
}
