/** Leaving this device (design §5, rule 18): what waits is sent first, and nothing of it is lost without a word. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { useAuthFlow } from '#src/shop/features/auth/auth-flow.tsx';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useExportWork } from '#src/shop/parts/pending/use-export.ts';
import { leaveFlash } from '#src/shop/store/device/flash.ts';
import { signOut } from '#src/shop/store/person/session.ts';
import type { SignOutInput } from '#src/shop/store/account/session-api.ts';
import { useView } from '#src/shop/store/state.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { href } from '#core/contract/pages/href.ts';

/** `left`: so much could not be sent, the person decides. */
type Stage = { readonly at: 'asking' | 'leaving' } | { readonly at: 'left'; readonly left: number };

export function SignOut() {
  const session = useView((state) => state.session);
  if (session.phase === 'unknown') return null;
  return session.customer === null ? <SignedOut /> : <Leave email={session.customer.email} />;
}

function SignedOut() {
  const { t } = useLingui();
  const { area } = useAuthFlow();
  const last = useView((state) => state.lastArea);
  const home = href(`${area ?? last ?? 'auto'}.home`);
  return (
    <FormStack>
      <Note role="status" tone="success" title={t`Vous êtes déconnecté.`}>
        <Trans>Rien de votre compte n’est resté sur cet appareil.</Trans>
      </Note>
      <LinkButton wide href={home}>{t`Retour à l’accueil`}</LinkButton>
      <LinkButton wide tone="line" href={href('login')}>{t`Se connecter`}</LinkButton>
    </FormStack>
  );
}

function Leave({ email }: { email: string }) {
  const { t } = useLingui();
  const { close, area } = useAuthFlow();
  const { go } = useActions();
  const { waiting, parked } = useView((state) => state.sync);
  const { ask, failure } = useAsk();
  const [stage, setStage] = useState<Stage>({ at: 'asking' });
  const unsent = waiting + parked;
  const leave = async (how: SignOutInput['unsent']): Promise<void> => {
    setStage({ at: 'leaving' });
    leaveFlash('signedOut');
    const answer: { left: number | null } = { left: null };
    const isDone = await ask(async () => {
      const done = await signOut({ unsent: how });
      if (!done.done) answer.left = done.left;
      return { ok: true };
    });
    if (isDone && answer.left === null) return;
    leaveFlash(null);
    setStage(answer.left === null ? { at: 'asking' } : { at: 'left', left: answer.left });
  };
  const stay = (): void => (close === undefined ? go(href(`${area ?? 'auto'}.home`)) : close());
  /* asked for by a press: there is nothing to ask once more, unless something would stay behind */
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (close === undefined || begun.current || unsent > 0) return;
    begun.current = true;
    void leave('keep');
  });
  useEffect(() => begin(), []);

  if (stage.at === 'left') return <Left left={stage.left} onStay={stay} onDiscard={() => void leave('discard')} />;
  return (
    <FormStack>
      <FailureNote failure={failure} />
      <p>
        <Trans>Vous êtes connecté avec {email}.</Trans>
      </p>
      <p>
        {unsent === 0
          ? t`Panier, favoris et informations de votre compte quittent cet appareil. Vous les retrouvez à la prochaine connexion.`
          : unsent === 1
            ? t`1 modification n’est pas envoyée. Nous essayons d’abord de l’envoyer.`
            : t`${unsent} modifications ne sont pas envoyées. Nous essayons d’abord de les envoyer.`}
      </p>
      <Button wide loading={stage.at === 'leaving'} onClick={() => void leave('keep')}>
        <Trans>Se déconnecter</Trans>
      </Button>
      <Button wide tone="line" disabled={stage.at === 'leaving'} onClick={stay}>
        <Trans>Rester connecté</Trans>
      </Button>
    </FormStack>
  );
}

interface LeftProps {
  left: number;
  onStay: () => void;
  onDiscard: () => void;
}

function Left({ left, onStay, onDiscard }: LeftProps) {
  const { t } = useLingui();
  const save = useExportWork();
  return (
    <FormStack>
      <Note
        role="alert"
        tone="warn"
        title={
          left === 1 ? t`1 modification n’a pas pu être envoyée` : t`${left} modifications n’ont pas pu être envoyées`
        }
      >
        <Trans>Les supprimer est définitif. Vous pouvez d’abord les garder dans un fichier.</Trans>
      </Note>
      <Button wide onClick={onStay}>
        <Trans>Rester connecté</Trans>
      </Button>
      <Button wide tone="line" onClick={() => void save()}>
        <Trans>Enregistrer dans un fichier</Trans>
      </Button>
      <Button wide tone="danger" onClick={onDiscard}>
        <Trans>Les supprimer et se déconnecter</Trans>
      </Button>
    </FormStack>
  );
}
