import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { formLayout } from '#styled/recipes';
import { answered } from '#src/admin/api/answered.ts';
import { useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import type { Address } from './address.ts';
import { useWrongField } from './wrong-field.ts';

interface AddressDialogProps {
  of: 'product' | 'category';
  address: Address;
  onClose: () => void;
  onDone: () => void;
}

/** Another slug, or an address of its own; what stood before leads there for good. */
export function AddressDialog({ of, address, onClose, onDone }: AddressDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const call = useAdminCall();
  const { ask, failure } = useAsk();
  const { path, usual, title, uuid } = address;
  const [slug, setSlug] = useState(address.slug);
  const [own, setOwn] = useState(path === usual ? '' : path);
  const [isBusy, setBusy] = useState(false);
  const wrong = useWrongField(failure);
  const form = useId();
  const save = async (): Promise<void> => {
    setBusy(true);
    let after = path;
    const isDone = await ask(() =>
      answered(
        call('api.admin.permalinks.change', {
          params: { of, uuid },
          body: { slug, permalink: own.trim() === '' ? null : own.trim() },
        }).then((changed) => {
          after = changed.after;
        }),
      ),
    );
    setBusy(false);
    if (!isDone) return;
    toast(after === path ? t`L’adresse n’a pas changé.` : t`${path} conduit maintenant à ${after}.`);
    onDone();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Adresse de « ${title} »`}
      closeLabel={t`Fermer`}
      footer={
        <div className={formLayout().actions}>
          <Button tone="line" onClick={onClose}>{t`Annuler`}</Button>
          {/* of the form, which has two fields: Enter in one of them presses it */}
          <Button tone="ink" type="submit" form={form} loading={isBusy}>{t`Enregistrer`}</Button>
        </div>
      }
    >
      <form
        id={form}
        className={formLayout().stack}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {wrong.isAtField('slug', 'permalink') ? null : <FailureNote failure={failure} />}
        <Field label={t`Slug`} hint={t`La fin de l’adresse du modèle`} error={wrong.at('slug')}>
          {(control) => (
            <TextInput
              {...control}
              value={slug}
              maxLength={200}
              spellCheck={false}
              autoCapitalize="none"
              onChange={({ target }) => setSlug(target.value)}
            />
          )}
        </Field>
        <Field
          label={t`Adresse personnalisée`}
          hint={t`Vide : l’adresse du modèle. L’adresse actuelle, ${path}, conduira à la nouvelle.`}
          error={wrong.at('permalink')}
        >
          {(control) => (
            <TextInput
              {...control}
              value={own}
              maxLength={255}
              placeholder={usual}
              spellCheck={false}
              autoCapitalize="none"
              inputMode="url"
              onChange={({ target }) => setOwn(target.value)}
            />
          )}
        </Field>
      </form>
    </Sheet>
  );
}
