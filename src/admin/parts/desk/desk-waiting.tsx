/** What stands in the place of the page, or above it, as long as the shop has not answered. */
import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { Failure } from '#src/api/failure.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { wifiSlash } from '#src/ui/icon/glyphs-later.ts';
import { Note } from '#src/ui/note/note.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

interface DeskFailureProps {
  failure: Failure | null;
  /** ISO instant of what this device kept and shows; null where it shows nothing of its own. */
  keptAt: string | null;
  onRetry: () => void;
}

export function DeskFailure({ failure, keptAt, onRetry }: DeskFailureProps) {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  if (failure === null) return null;
  const retry = <Button tone="line" size="sm" onClick={onRetry}>{t`Réessayer`}</Button>;
  if (failure.kind === 'refusal') return <FailureNote failure={failure}>{retry}</FailureNote>;
  const kept = keptAt === null ? null : dateTime(keptAt);
  return (
    <Note
      role="status"
      tone="warn"
      {...(failure.kind === 'offline' ? { glyph: wifiSlash } : {})}
      title={failure.kind === 'offline' ? t`La boutique est hors d’atteinte.` : t`La page n’a pas pu être lue.`}
    >
      <p>{kept === null ? null : t`Page du ${kept}, gardée sur cet appareil.`}</p>
      {retry}
    </Note>
  );
}

/** The shape of what comes. */
export function DeskSkeleton() {
  const classes = deskLayout();
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </div>
      <Skeleton shape="block" />
    </div>
  );
}
