import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { formLayout } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { device, type Unsent } from '#src/admin/app/account/device.ts';
import { SignInFrame } from '#src/admin/app/account/sign-in/sign-in-frame.tsx';
import { useRoute } from '#src/admin/port/port.tsx';
import { useOffice } from '#src/admin/port/office.tsx';
import { session } from '#src/admin/store/session.ts';
import { exportOffice } from '#src/admin/store/sync/export-office.ts';
import { officePerson } from '#src/admin/store/sync/office-person.ts';
import { filesToKeep } from '#src/admin/store/uploads/uploads.ts';
import { hasUnsent } from '#src/admin/store/sync/unsent.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { saveFile } from '#src/ui/file/save-file.ts';
import { Note } from '#src/ui/note/note.tsx';

/** The way out. What was typed and saved nowhere goes with the person: they are asked first. */
export function LogoutPage() {
  const { t } = useLingui();
  const { account } = useOffice();
  const { navigate } = useRoute();
  const { phase } = useSnapshot(session);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  /* said when nothing is left here and the shop has heard of it, or cannot be reached */
  const [isOut, setOut] = useState(false);
  const isLeaving = useRef(false);
  const leave = useCallback((): void => {
    isLeaving.current = true;
    void account.signOut().then(() => setOut(true));
  }, [account]);
  useEffect(() => {
    let isOver = false;
    void device()
      .then(({ unsentHere }) => (isOver ? null : unsentHere()))
      .then((left) => {
        if (isOver || left === null) return;
        setUnsent(left);
        if (!hasUnsent(left)) leave();
      });
    return () => {
      isOver = true;
      /* by a link, or back: whoever has not signed out stays, and their device takes work in again */
      if (!isLeaving.current) void device().then(({ stayHere }) => stayHere());
    };
  }, [leave]);
  if (phase !== 'signedOut' && unsent !== null && hasUnsent(unsent))
    return (
      <SignInFrame title={t`Déconnexion`}>
        <Left unsent={unsent} />
        <div className={formLayout().actions}>
          <Button
            tone="ink"
            onClick={() => navigate(adminHref('admin.dashboard'), { replace: true })}
          >{t`Rester connecté`}</Button>
          <Button tone="line" onClick={() => void saveWork(unsent)}>
            {unsent.files === 0 ? t`Enregistrer dans un fichier` : t`Enregistrer sur cet ordinateur, fichiers compris`}
          </Button>
          <Button tone="line" onClick={leave}>{t`Effacer et se déconnecter`}</Button>
        </div>
      </SignInFrame>
    );
  return (
    <SignInFrame title={t`Déconnexion`}>
      <p role="status">
        {isOut ? t`Vous êtes déconnecté. Rien de votre travail ne reste sur cet appareil.` : t`Déconnexion…`}
      </p>
      {isOut ? <LinkButton tone="ink" wide href={adminHref('admin.login')}>{t`Se reconnecter`}</LinkButton> : null}
    </SignInFrame>
  );
}

/** Texts as one file, and each file that the shop does not have as itself. */
async function saveWork({ changes, drafts }: Unsent): Promise<void> {
  for (const { fileName, content } of await filesToKeep()) saveFile(fileName, content);
  if (changes + drafts === 0) return;
  const { store, now } = await officePerson();
  const at = now();
  saveFile(`modifications-en-attente-${at.slice(0, 10)}.json`, JSON.stringify(await exportOffice(store, at), null, 2));
}

/** What would be lost, in words. */
function Left({ unsent: { changes, drafts, files } }: { unsent: Unsent }) {
  const { t } = useLingui();
  const sentences = [
    ...(changes === 0
      ? []
      : [
          changes === 1
            ? t`1 modification n’a pas pu être envoyée.`
            : t`${changes} modifications n’ont pas pu être envoyées.`,
        ]),
    ...(drafts === 0
      ? []
      : [drafts === 1 ? t`1 brouillon n’est pas enregistré.` : t`${drafts} brouillons ne sont pas enregistrés.`]),
    ...(files === 0
      ? []
      : [files === 1 ? t`1 fichier n’a pas pu être envoyé.` : t`${files} fichiers n’ont pas pu être envoyés.`]),
  ];
  return (
    <Note tone="warn" title={sentences.join(' ')}>
      {t`La déconnexion les efface de cet appareil.`}
    </Note>
  );
}
