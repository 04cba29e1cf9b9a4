import { QrCode } from '@ark-ui/react/qr-code';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { profile } from '#styled/recipes';
import { secondFactorEnableBody } from '#core/contract/admin/people/profile.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useAdmin, useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { useOffice } from '#src/admin/port/office.tsx';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { FieldsOf, FormErrors, TextField } from '#src/forms/form-fields.tsx';
import { Form } from '#src/forms/form.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { Note } from '#src/ui/note/note.tsx';

/** The second factor of the own account: begun, enabled by a first code, disabled, and its recovery codes. */
export function SecondFactorPart() {
  const { t } = useLingui();
  const { admin } = useAdmin();
  const { account } = useOffice();
  const call = useAdminCall();
  const toast = useToast();
  const [begun, setBegun] = useState<{ address: string; secret: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useContractForm({ schema: secondFactorEnableBody, defaults: { code: '' }, keep: keepNothing });
  const { ask, failure } = useAsk({ form, names: ['code'] });
  const refresh = async () => account.takeIn(await call('api.admin.me', {}));
  const begin = () =>
    ask(() => answered(call('api.admin.second-factor.begin', { body: {} }).then((answer) => setBegun(answer))));
  const enable = form.handleSubmit(async (body) => {
    const work = async () => {
      const enabled = await call('api.admin.second-factor.enable', { body });
      setCodes(enabled.codes);
      setBegun(null);
      await refresh();
    };
    await ask(() => answered(work()));
  });
  const disable = () => {
    const work = async () => {
      await call('api.admin.second-factor.disable', { body: {} });
      setCodes(null);
      await refresh();
      toast(t`Second facteur désactivé`);
    };
    return ask(() => answered(work()));
  };
  const renew = () =>
    ask(() => answered(call('api.admin.second-factor.codes', { body: {} }).then((answer) => setCodes(answer.codes))));
  const secret = begun?.secret.replace(/(.{4})(?=.)/gu, '$1 ');
  return (
    <FormStack>
      <FailureNote failure={failure} />
      {codes === null ? null : (
        <Note role="status" tone="success" title={t`Notez vos codes de secours : ils ne seront plus montrés.`}>
          <ul className={profile().codes}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {admin?.hasSecondFactor === true ? (
        <>
          <p>{t`Activé : un code est demandé à chaque connexion.`}</p>
          <p>
            <Button tone="line" onClick={() => void renew()}>{t`Nouveaux codes de secours`}</Button>{' '}
            <Button tone="danger" onClick={() => void disable()}>{t`Désactiver`}</Button>
          </p>
        </>
      ) : begun === null ? (
        <>
          <p>{t`Désactivé : le mot de passe suffit pour entrer.`}</p>
          <p>
            <Button tone="ink" onClick={() => void begin()}>{t`Activer`}</Button>
          </p>
        </>
      ) : (
        <FieldsOf place="profil-second-facteur">
          <Form form={form} onSubmit={enable}>
            <FormStack>
              <p>{t`Scannez ce code avec votre application d’authentification, ou recopiez-y la clé, puis saisissez les six chiffres affichés.`}</p>
              <QrCode.Root value={begun.address} encoding={{ ecc: 'M' }} className={profile().qr ?? ''}>
                <QrCode.Frame role="img" aria-label={t`Code à scanner`}>
                  <QrCode.Pattern />
                </QrCode.Frame>
              </QrCode.Root>
              <p>
                <code className={profile().secret}>{secret}</code>
              </p>
              <p>
                <a href={begun.address}>{t`Ouvrir l’application d’authentification`}</a>
              </p>
              <FormErrors labels={{ code: t`Code` }} />
              <TextField name="code" label={t`Code`} autoComplete="one-time-code" />
              <Button type="submit" tone="ink" loading={form.formState.isSubmitting}>
                <Trans>Valider</Trans>
              </Button>
            </FormStack>
          </Form>
        </FieldsOf>
      )}
    </FormStack>
  );
}
