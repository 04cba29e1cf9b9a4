import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { textLink } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import type { Failure } from '#src/api/failure.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Note } from '#src/ui/note/note.tsx';

/** Why a call that waits for what is on this device did not work: changes have not left, or what the shop said. */
export type Outcome = Failure | { readonly kind: 'unsent'; readonly left: number };

export const useUnsentWords = (): ((left: number) => string) => {
  const { t } = useLingui();
  return (left) => (left === 1 ? t`1 modification en attente d’envoi` : t`${left} modifications en attente d’envoi`);
};

/** @param children what can be done about a refusal */
export function OutcomeNote({ outcome, children }: { outcome: Outcome | null; children?: ReactNode }) {
  const unsent = useUnsentWords();
  if (outcome === null) return null;
  if (outcome.kind !== 'unsent') return <FailureNote failure={outcome}>{children}</FailureNote>;
  return (
    <Note role="alert" tone="warn" title={unsent(outcome.left)}>
      <p>
        <Trans>
          Votre panier n’est pas encore entièrement envoyé. Réessayez dans un instant, ou regardez{' '}
          <Link href={href('pending')} className={textLink()}>
            ce qui reste à envoyer
          </Link>
          .
        </Trans>
      </p>
    </Note>
  );
}
