import { Trans, useLingui } from '@lingui/react/macro';
import { profile } from '#styled/recipes';
import { browserName } from '#core/domain/text/browser-name.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';

/** Where one is signed in, and the end of it. */
export function SessionsPart() {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const call = useAdminCall();
  const { answer, failure, reload } = useAnswer('api.admin.sessions.index', {});
  const { ask, failure: refused } = useAsk();
  const end = async (uuid: string | null) => {
    const body = { uuid };
    if (await ask(() => answered(call('api.admin.sessions.destroy', { body }).then(() => {})))) reload();
  };
  const classes = profile();
  const called = (userAgent: string): string => {
    const { browser, system } = browserName(userAgent);
    if (browser === null) return t`Navigateur inconnu`;
    return system === null ? browser : t`${browser} sur ${system}`;
  };
  const sessions = answer?.sessions ?? [];
  return (
    <>
      <FailureNote failure={refused ?? failure} />
      <ul>
        {sessions.map(({ uuid, browser, seenAt, isCurrent }) => {
          const seen = dateTime(seenAt);
          return (
            <li key={uuid} className={classes.session}>
              <span>
                <b className={classes.browser}>{called(browser)}</b>
                {' · '}
                {isCurrent ? t`cette session` : t`vue le ${seen}`}
              </span>
              {isCurrent ? null : (
                <Button tone="line" size="sm" onClick={() => void end(uuid)}>
                  <Trans>Mettre fin à cette session</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 ? (
        <Button tone="line" onClick={() => void end(null)}>
          <Trans>Mettre fin aux autres sessions</Trans>
        </Button>
      ) : null}
    </>
  );
}
