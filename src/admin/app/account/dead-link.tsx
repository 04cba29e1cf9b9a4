import { useLingui } from '@lingui/react/macro';
import type { Failure } from '#src/api/failure.ts';
import { refusalSentence } from '#src/i18n/refusal.ts';
import { Note } from '#src/ui/note/note.tsx';

/** The link was used, is too old, or was cut by the program that showed the mail. */
export function isDeadLink(failure: Failure | null): boolean {
  if (failure?.kind !== 'refusal') return false;
  const { code, data } = failure.refusal;
  return code === 'auth.linkExpired' || (data.fields ?? []).some(({ path }) => path === 'token');
}

export function DeadLink() {
  const { i18n } = useLingui();
  return <Note role="alert" tone="warn" title={i18n._(refusalSentence('auth.linkExpired'))} />;
}
