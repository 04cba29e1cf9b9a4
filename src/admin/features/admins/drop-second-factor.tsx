import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { answered } from '#src/admin/api/answered.ts';
import { useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

interface DropSecondFactorProps {
  uuid: string;
  onDropped: () => void;
}

/** For a colleague who has lost authenticator and recovery codes. */
export function DropSecondFactor({ uuid, onDropped }: DropSecondFactorProps) {
  const { t } = useLingui();
  const call = useAdminCall();
  const toast = useToast();
  const { ask, failure } = useAsk();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const drop = async (): Promise<void> => {
    setBusy(true);
    const body = {};
    const isDone = await ask(() => answered(call('api.admin.admins.drop-second-factor', { params: { uuid }, body })));
    setBusy(false);
    if (!isDone) return;
    setAsked(false);
    toast(t`Second facteur retiré`);
    onDropped();
  };
  const close = (): void => setAsked(false);
  return (
    <>
      <Button tone="line" onClick={() => setAsked(true)}>{t`Retirer le second facteur`}</Button>
      {isAsked ? (
        <Sheet
          open
          onClose={close}
          title={t`Retirer le second facteur ?`}
          closeLabel={t`Fermer`}
          footer={
            <div className={formLayout().actions}>
              <Button tone="line" onClick={close}>{t`Annuler`}</Button>
              <Button tone="danger" loading={isBusy} onClick={() => void drop()}>{t`Retirer`}</Button>
            </div>
          }
        >
          <div className={formLayout().stack}>
            <FailureNote failure={failure} />
            <p>{t`Son mot de passe suffira de nouveau pour entrer. Ses sessions prennent fin aussitôt, un e-mail l’en avertit.`}</p>
          </div>
        </Sheet>
      ) : null}
    </>
  );
}
