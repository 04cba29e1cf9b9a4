import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { answered } from '#src/admin/api/answered.ts';
import { useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { useFailureWords } from '#src/admin/screens/list/data/failure-words.ts';
import { Button } from '#src/ui/button/button.tsx';

/** Another invitation for somebody who has not chosen a password: the former link may be lost, or too old. */
export function InviteAgain({ uuid }: { uuid: string }) {
  const { t } = useLingui();
  const call = useAdminCall();
  const toast = useToast();
  const told = useFailureWords();
  const [isBusy, setBusy] = useState(false);
  const invite = async (): Promise<void> => {
    setBusy(true);
    const answer = await answered(call('api.admin.admins.invite', { params: { uuid }, body: {} }));
    setBusy(false);
    toast(answer.ok ? t`Invitation renvoyée. Le lien précédent ne vaut plus.` : told(answer.failure));
  };
  return (
    <Button tone="line" loading={isBusy} onClick={() => void invite()}>
      {t`Renvoyer l’invitation`}
    </Button>
  );
}
