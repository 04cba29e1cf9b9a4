/** Why it did not work, and what to do about it (specification §8). */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { textLink } from '#styled/recipes';
import type { Refusal } from '#core/wire/refusal.ts';
import { href } from '#core/contract/pages/href.ts';
import type { Failure } from '#src/api/failure.ts';
import { useRefusalSentence } from '#src/forms/sentences.tsx';
import { wifiSlash } from '#src/ui/icon/glyphs-later.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Note } from '#src/ui/note/note.tsx';

const MINUTE_MS = 60_000;

/** @param children what can be done about a refusal, under its sentence */
export function FailureNote({ failure, children }: { failure: Failure | null; children?: ReactNode }) {
  const { t, i18n } = useLingui();
  const sentence = useRefusalSentence();
  if (failure === null) return null;
  if (failure.kind === 'offline')
    return (
      <Note role="alert" glyph={wifiSlash} title={t`La boutique est hors d’atteinte.`}>
        <p>
          <Trans>Votre saisie est gardée. Réessayez dès que le réseau est là.</Trans>
        </p>
      </Note>
    );
  if (failure.kind !== 'refusal')
    return (
      <Note role="alert" tone="danger" title={t`Erreur`}>
        <p>
          <Trans>Une erreur s'est produite, veuillez recommencer</Trans>
        </p>
      </Note>
    );
  const { refusal } = failure;
  if (isOthersWork(refusal)) return <OthersWork left={Number(refusal.data['left'])} />;
  return (
    <Note
      role="alert"
      tone="danger"
      title={
        refusal.code === 'attempts.exceeded'
          ? t`Limite de requêtes atteinte`
          : i18n._(sentence(refusal.code, refusal.data))
      }
    >
      <Advice refusal={refusal} />
      {children}
    </Note>
  );
}

function Advice({ refusal }: { refusal: Refusal }) {
  if (refusal.code === 'auth.badCredentials')
    return (
      <p>
        <Trans>Veuillez vérifier vos identifiants</Trans>
      </p>
    );
  const { retryAfterMs } = refusal.data;
  if (retryAfterMs === undefined) return null;
  const minutes = Math.max(1, Math.ceil(retryAfterMs / MINUTE_MS));
  return (
    <p>{minutes === 1 ? <Trans>Réessayez dans 1 minute.</Trans> : <Trans>Réessayez dans {minutes} minutes.</Trans>}</p>
  );
}

/** This device holds work of another customer, whose session has ended. */
const isOthersWork = ({ code, data }: Refusal): boolean => code === 'scope.mismatch' && data['reason'] === 'unsent';

function OthersWork({ left }: { left: number }) {
  const { t } = useLingui();
  return (
    <Note
      role="alert"
      tone="warn"
      title={
        left === 1
          ? t`1 modification d’un autre compte attend sur cet appareil.`
          : t`${left} modifications d’un autre compte attendent sur cet appareil.`
      }
    >
      <Trans>
        Reconnectez-vous à ce compte pour tout envoyer, ou{' '}
        <Link href={href('logout')} className={textLink()}>
          déconnectez d’abord ce compte
        </Link>
        .
      </Trans>
    </Note>
  );
}
