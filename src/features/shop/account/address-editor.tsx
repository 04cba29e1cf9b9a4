/** An address, new or changed: safe on this device first (domain 7.3). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formLayout, only } from '#styled/recipes';
import { addressStoreRoute } from '#core/contract/addresses.ts';
import type { Address } from '#core/domain/address.ts';
import {
  blankFields,
  startOfKept,
  typedFields,
  type AddressInput,
  type AddressOutput,
} from '#src/features/shop/account/address-values.ts';
import { AddressFieldset } from '#src/features/shop/account/address-fieldset.tsx';
import { useAddressWords } from '#src/features/shop/account/address-words.ts';
import type { Version } from '#src/features/shop/account/differences.ts';
import { RefusedFields } from '#src/features/shop/account/refused-fields.tsx';
import { TwoVersions } from '#src/features/shop/account/two-versions.tsx';
import { useMoving } from '#src/features/shop/account/use-moving.ts';
import { useProfile } from '#src/features/shop/account/account-state.ts';
import { useContractForm } from '#src/screens/form/contract-form.ts';
import { Form } from '#src/screens/form/form.tsx';
import { FormErrors } from '#src/screens/form/form-fields.tsx';
import { useActions } from '#src/screens/shop/actions.tsx';
import { useChange } from '#src/screens/shop/use-person.ts';
import type { ParkedReason } from '#src/db/rows.ts';
import { draftKeyOf, type Draft } from '#src/store/drafts.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';

/** Id of the form: on a phone its button stands in the bar at the thumb. */
export const ADDRESS_FORM = 'compte-adresse';

export interface AddressEditorProps {
  /** Path of the list. */
  path: string;
  /** Name of the draft. */
  form: string;
  draft: Draft;
  /** The address as it is now; null for a new one, and for one that is gone. */
  address: Address | null;
  /** The refused change being mended, and why it was refused. */
  mends: string | null;
  reason: ParkedReason | null;
}

/** A new address has no other version. */
const NEVER: Version = { rev: 0, values: null };

export function AddressEditor({ path, form: name, draft, address, mends, reason }: AddressEditorProps) {
  const { t } = useLingui();
  const { go, say } = useActions();
  const change = useChange();
  const words = useAddressWords();
  const profile = useProfile();
  const [uuid] = useState(() => crypto.randomUUID());
  const [blank] = useState(() => blankFields(profile));
  const held = address === null ? blank : typedFields(address);
  const [start] = useState(() => startOfKept(draft.value, held));
  const [seen, setSeen] = useState<Version>(() => versionOf(start?.rev ?? null, address));
  const isSaved = useRef(false);
  const { keep: keepDraft } = draft;
  const draftKey = draftKeyOf(name, mends);
  const keep = useCallback(
    ({ fields, uses }: AddressInput) => {
      // What was saved has left with its change: a late write must not bring it back.
      if (!isSaved.current) keepDraft({ rev: seen.rev, fields, uses });
    },
    [keepDraft, seen.rev],
  );
  const form = useContractForm<AddressInput, AddressOutput>({
    schema: addressStoreRoute.body,
    defaults: { uuid, ...(start?.values ?? { fields: held, uses: [] }) },
    keep,
  });
  const typed = useWatch({ control: form.control }).fields ?? {};
  const take = (): void => {
    if (address === null) return;
    setSeen({ rev: address.rev, values: held });
    form.reset({ uuid, fields: held, uses: [] });
  };
  const moved = useMoving({ seen, now: { rev: address?.rev ?? 0, values: held }, typed, onAdopt: take });
  const isGone = address === null && seen.rev > 0;

  const leave = (): void => go(path);
  const save = async ({ fields, uses }: AddressOutput): Promise<void> => {
    isSaved.current = true;
    const options = { draft: draftKey, ...(mends === null ? {} : { replaces: mends }) };
    isSaved.current = await change((own) =>
      address === null
        ? own.perform('api.account.addresses.store', { uuid, fields, uses }, options)
        : own.perform('api.account.addresses.update', { uuid: address.uuid, rev: address.rev, fields }, options),
    );
    if (!isSaved.current) return;
    say(address === null ? t`Adresse ajoutée.` : t`Adresse modifiée.`);
    leave();
  };
  const letGo = async (): Promise<void> => {
    isSaved.current = true;
    await draft.drop();
    if (mends !== null) await change((own) => own.discard(mends));
    leave();
  };
  const labels = Object.fromEntries(
    Object.entries(words.labels).map(([field, label]) => [`fields.${field}`, label] as const),
  );
  return (
    <Form form={form} id={ADDRESS_FORM} onSubmit={(event) => form.handleSubmit(save)(event)}>
      <div className={formLayout().stack}>
        <FormErrors labels={labels} />
        <RefusedFields reason={reason} />
        {isGone ? (
          <Note tone="warn" title={t`Cette adresse a été supprimée entre-temps.`}>
            <Trans>Enregistrez pour la recréer avec votre saisie.</Trans>
          </Note>
        ) : null}
        {moved.length === 0 ? null : (
          <TwoVersions
            fields={moved.map((field) => ({
              name: field,
              label: words.labels[field] ?? field,
              held: words.value(field, { ...held }),
              typed: words.value(field, typed),
            }))}
            onKeepHeld={() => void letGo()}
          />
        )}
        <AddressFieldset words={words} isNew={address === null} />
        <div className={formLayout().actions}>
          <LinkButton href={path} tone="line">
            {t`Retour aux adresses`}
          </LinkButton>
          <div className={only({ on: 'large' })}>
            <Button type="submit" loading={form.formState.isSubmitting}>
              {t`Enregistrer`}
            </Button>
          </div>
        </div>
      </div>
    </Form>
  );
}

/** What the typing began on: the revision a draft remembers, or the address as it is. */
function versionOf(rev: number | null, address: Address | null): Version {
  if (rev !== null && rev > 0) return { rev, values: null };
  return address === null ? NEVER : { rev: address.rev, values: { ...typedFields(address) } };
}
