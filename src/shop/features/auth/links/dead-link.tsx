import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { refusalSentence } from '#src/i18n/refusal.ts';
import type { Failure } from '#src/api/failure.ts';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { Note } from '#src/ui/note/note.tsx';

/** The link was used, is too old, or was cut by the program that showed the mail. */
export function isDeadLink(failure: Failure | null): boolean {
  if (failure?.kind !== 'refusal') return false;
  const { code, data } = failure.refusal;
  return code === 'auth.linkExpired' || (data.fields ?? []).some(({ path }) => path === 'token');
}

/** @param children the way to another link */
export function DeadLink({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <FormStack>
      <Note role="alert" tone="warn" title={i18n._(refusalSentence('auth.linkExpired'))} />
      {children}
    </FormStack>
  );
}
