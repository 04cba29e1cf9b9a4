/** The end of an account (domain 4.8): what goes and what the law keeps is said first, then the password is asked for. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InferInput, InferOutput } from 'valibot';
import { formLayout, prose } from '#styled/recipes';
import { destroyBody } from '#core/contract/account/account.ts';
import { Obstacles } from '#src/shop/features/account/privacy/obstacles.tsx';
import type { DataState } from '#src/shop/features/account/privacy/use-data.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { Form } from '#src/forms/form.tsx';
import { FieldsOf, FormErrors } from '#src/forms/form-fields.tsx';
import { PasswordField } from '#src/forms/password-field.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { callOnline, signOut } from '#src/shop/store/person/session.ts';
import { leaveFlash } from '#src/shop/store/device/flash.ts';
import { useView } from '#src/shop/store/state.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { wifiSlash } from '#src/ui/icon/glyphs-later.ts';
import { Note } from '#src/ui/note/note.tsx';

type Input = InferInput<typeof destroyBody>;
type Output = InferOutput<typeof destroyBody>;

const EMPTY: Input = { currentPassword: '' };

export function DeleteAccount({ obstacles }: Pick<DataState, 'obstacles'>) {
  const { t } = useLingui();
  const [isSure, setSure] = useState(false);
  return (
    <section>
      <h2 className={formLayout().group}>{t`Supprimer mon compte`}</h2>
      <div className={formLayout().stack}>
        <Consequences />
        <Obstacles obstacles={obstacles} />
        {obstacles.length > 0 ? null : isSure ? (
          <Confirm onBack={() => setSure(false)} />
        ) : (
          <div>
            <Button tone="line" onClick={() => setSure(true)}>
              <Trans>Supprimer mon compte…</Trans>
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function Consequences() {
  return (
    <div className={prose()}>
      <ul>
        <li>
          <Trans>
            Profil, adresses, paniers, favoris, demandes de devis, messages de contact et de retour sont effacés tout de
            suite, et tous vos appareils sont déconnectés. C’est définitif.
          </Trans>
        </li>
        <li>
          <Trans>
            La loi nous demande de garder à part vos commandes avec leurs messages et leurs factures, dix ans, un devis
            que vous avez accepté, cinq ou dix ans, et la preuve de vos accords, cinq ans.
          </Trans>
        </li>
        <li>
          <Trans>
            Le compte est aussi effacé de cet appareil. Vos autres appareils montrent encore vos données, jusqu’à ce que
            vous vous y déconnectiez.
          </Trans>
        </li>
      </ul>
    </div>
  );
}

function Confirm({ onBack }: { onBack: () => void }) {
  const { t } = useLingui();
  const online = useView((state) => state.connection.online);
  const { waiting, parked } = useView((state) => state.sync);
  const form = useContractForm<Input, Output>({ schema: destroyBody, defaults: EMPTY, keep: keepNothing });
  const { ask, failure } = useAsk({ form, names: ['currentPassword'] });
  const labels = { currentPassword: t`Mot de passe actuel` };
  const unsent = waiting + parked;
  const end = async (body: Output): Promise<void> => {
    if (!(await ask(() => callOnline('api.account.destroy', { body })))) return;
    leaveFlash('accountDeleted');
    /* nothing of it can be sent any more: the account it was for is gone */
    await signOut({ unsent: 'discard' });
  };
  if (!online)
    return (
      <Note role="status" glyph={wifiSlash} title={t`Cette action nécessite une connexion Internet.`}>
        <Trans>La boutique doit vérifier votre mot de passe.</Trans>
      </Note>
    );
  return (
    <FieldsOf place="suppression-du-compte">
      <Form form={form} onSubmit={form.handleSubmit(end)}>
        <FormStack>
          <FormErrors labels={labels} />
          <FailureNote failure={failure} />
          {unsent === 0 ? null : (
            <Note
              tone="warn"
              title={
                unsent === 1
                  ? t`1 modification de cet appareil n’est pas envoyée.`
                  : t`${unsent} modifications de cet appareil ne sont pas envoyées.`
              }
            >
              <Trans>Ce qui n’est pas encore envoyé sera perdu.</Trans>
            </Note>
          )}
          <PasswordField name="currentPassword" label={labels.currentPassword} kind="current" />
          <div className={formLayout().actions}>
            <Button type="submit" tone="danger" loading={form.formState.isSubmitting}>
              <Trans>Supprimer définitivement</Trans>
            </Button>
            <Button tone="line" disabled={form.formState.isSubmitting} onClick={onBack}>
              <Trans>Garder mon compte</Trans>
            </Button>
          </div>
        </FormStack>
      </Form>
    </FieldsOf>
  );
}
