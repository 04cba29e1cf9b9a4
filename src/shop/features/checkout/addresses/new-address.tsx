/** A new address on the way to an order: typed here, kept while it is typed, saved in the book of the customer. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { formLayout } from '#styled/recipes';
import { addressFields, askedFields, type AddressFields } from '#core/contract/account/address-fields.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { readFields, schemaOf, type InputOf } from '#core/resources/field-set.ts';
import { useContractForm } from '#src/forms/contract-form.ts';
import { FieldRows } from '#src/forms/field-rows.tsx';
import { useFieldWords } from '#src/forms/field-words.ts';
import { Form } from '#src/forms/form.tsx';
import { FormErrors } from '#src/forms/form-fields.tsx';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useAddressForm } from '#src/shop/parts/account/use-address-form.ts';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import { deviceInstant } from '#src/shop/parts/device/device-instant.ts';
import { useDraft, type Draft } from '#src/shop/store/drafts/drafts.ts';
import { useView } from '#src/shop/store/state.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ActionBar } from '#src/ui/frame/action-bar.tsx';

type Input = InputOf<typeof addressFields>;

interface NewAddressProps {
  area: Area;
  /** The book is empty: there is nothing to go back to. */
  isFirst: boolean;
  onSaved: (uuid: string) => Promise<void>;
  onLeave: () => void;
}

const draftOf = (area: Area): string => `checkout-address:${area}`;

export function NewAddress(props: NewAddressProps) {
  const draft = useDraft(draftOf(props.area), { at: deviceInstant, editingRefused: null });
  return draft.value === undefined ? null : <AddressForm {...props} draft={draft} />;
}

function AddressForm({ area, isFirst, onSaved, onLeave, draft }: NewAddressProps & { draft: Draft }) {
  const { t } = useLingui();
  const change = useChange();
  const { toast } = useActions();
  const { labels } = useFieldWords(addressFields);
  const { rules, unasked } = useAddressForm(null);
  const profile = useView((state) => state.profile?.record.fields ?? null);
  const [uuid] = useState(() => crypto.randomUUID());
  const isSaved = useRef(false);
  const [defaults] = useState((): DefaultValues<Input> => {
    const companyName = profile?.customerType === 'professional' ? profile.corporateName : null;
    return readFields(addressFields, draft.value ?? { ...profile, companyName });
  });
  const { keep: keepDraft, drop } = draft;
  const keep = useCallback(
    (values: unknown) => {
      // What was typed has entered the book: a late write must not bring it back.
      if (!isSaved.current) keepDraft(values);
    },
    [keepDraft],
  );
  const fields = useMemo(() => askedFields({ phone: rules.phone }), [rules.phone]);
  const schema = useMemo(() => schemaOf(fields), [fields]);
  const form = useContractForm<Input, AddressFields>({ schema, defaults, keep });
  const save = async (typed: AddressFields): Promise<void> => {
    isSaved.current = true;
    const isSafe = await change((own) =>
      own.perform(
        'api.account.addresses.store',
        { uuid, revId: crypto.randomUUID(), fields: typed, uses: [] },
        { draft: draftOf(area) },
      ),
    );
    isSaved.current = isSafe;
    if (!isSafe) return;
    toast(t`Adresse ajoutée.`);
    await onSaved(uuid);
  };
  const leave = (): void => {
    isSaved.current = true;
    void drop().then(onLeave);
  };
  return (
    <Form form={form} onSubmit={(event) => form.handleSubmit(save)(event)}>
      <div className={formLayout().stack}>
        <h2 className={formLayout().figure}>
          <Trans>Nouvelle adresse</Trans>
        </h2>
        <FormErrors account labels={labels} />
        <FieldRows of={fields} without={unasked} />
      </div>
      <ActionBar>
        {isFirst ? null : (
          <Button tone="line" onClick={leave}>
            {t`Annuler`}
          </Button>
        )}
        <Button type="submit" wide loading={form.formState.isSubmitting}>
          {t`Enregistrer l’adresse`}
        </Button>
      </ActionBar>
    </Form>
  );
}
