import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { refusalSentence } from '#src/i18n/refusal.ts';
import type { Failure } from '#src/api/failure.ts';
import { href } from '#core/contract/pages/href.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { Note } from '#src/ui/note/note.tsx';

/** The link was ended by a newer one, is too old, or was cut by the program that showed the mail. */
function isDead(failure: Failure | null): boolean {
  if (failure?.kind !== 'refusal') return false;
  return failure.refusal.code === 'auth.linkExpired' || failure.refusal.code === 'input.invalid';
}

interface LetterLinkProps {
  press: () => Promise<void>;
  isBusy: boolean;
  failure: Failure | null;
  button: string;
  /** What the press does. */
  children: ReactNode;
}

/** What the link of a letter leads to: one sentence and one button. */
export function LetterLink({ press, isBusy, failure, button, children }: LetterLinkProps) {
  const { t, i18n } = useLingui();
  if (isDead(failure))
    return (
      <FormStack>
        <Note role="alert" tone="warn" title={i18n._(refusalSentence('auth.linkExpired'))} />
        <LinkButton href={href('newsletter')} tone="line">{t`La lettre de la boutique`}</LinkButton>
      </FormStack>
    );
  return (
    <FormStack>
      <p>{children}</p>
      <FailureNote failure={failure} />
      <div>
        <Button loading={isBusy} onClick={() => void press()}>
          {button}
        </Button>
      </div>
    </FormStack>
  );
}
