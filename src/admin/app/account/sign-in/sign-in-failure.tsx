import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '#src/api/failure.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Note } from '#src/ui/note/note.tsx';

/** Words of the specification (§8): what was wrong with the credentials, and one sentence for every other failure. */
export function SignInFailure({ failure }: { failure: Failure | null }) {
  const { t } = useLingui();
  if (failure === null) return null;
  if (failure.kind === 'refusal' || failure.kind === 'offline') return <FailureNote failure={failure} />;
  return (
    <Note role="alert" tone="danger" title={t`Erreur`}>
      <p>
        <Trans>Une erreur s'est produite, veuillez recommencer</Trans>
      </p>
    </Note>
  );
}
