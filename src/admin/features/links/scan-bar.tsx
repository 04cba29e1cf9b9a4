import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { list } from '#styled/recipes';
import { answered } from '#src/admin/api/answered.ts';
import { useAdmin, useAdminCall } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';

/** How often a scan that runs is looked after. */
const LOOK_MS = 2_000;

/** The last scan or the one that runs, and the next; `onNever` hears that there was none. */
export function ScanBar({ onDone, onNever }: { onDone: () => void; onNever: (never: boolean) => void }) {
  const { t } = useLingui();
  const { dateTime, number } = useFormat();
  const { may } = useAdmin();
  const call = useAdminCall();
  const { ask, failure } = useAsk();
  const { answer, reload } = useAnswer('api.admin.broken-links.progress', {});
  const scan = answer?.scan ?? null;
  const isRunning = scan !== null && scan.endedAt === null;
  const wasRunning = useRef(isRunning);
  const done = useEffectEvent(onDone);
  const never = useEffectEvent(onNever);
  const wasNever = answer !== null && scan === null;
  useEffect(() => never(wasNever), [wasNever]);
  useEffect(() => {
    if (wasRunning.current && !isRunning) done();
    wasRunning.current = isRunning;
    if (!isRunning) return undefined;
    const timer = setInterval(reload, LOOK_MS);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  const begin = async (): Promise<void> => {
    if (await ask(() => answered(call('api.admin.broken-links.scan', { body: {} })))) reload();
  };
  const words = (): string => {
    if (scan === null) return t`Aucune analyse n’a encore été faite.`;
    const [seen, total] = [number(scan.done), number(scan.total)];
    if (scan.endedAt === null)
      return scan.total === 0 ? t`L’analyse commence…` : t`Analyse en cours : ${seen} liens sur ${total}`;
    const when = dateTime(scan.endedAt);
    return t`Dernière analyse le ${when} : ${total} liens.`;
  };
  const classes = list();
  return (
    <>
      <div className={classes.strip}>
        <span role="status">{words()}</span>
        {isRunning && scan.total > 0 ? (
          <progress aria-label={t`Avancement de l’analyse`} value={scan.done} max={scan.total} />
        ) : null}
        {may('broken-links.scan') ? (
          <Button tone="line" size="sm" disabled={isRunning} onClick={() => void begin()}>
            {t`Lancer l’analyse`}
          </Button>
        ) : null}
      </div>
      {failure === null ? null : (
        <div className={classes.note}>
          <FailureNote failure={failure} />
        </div>
      )}
    </>
  );
}
