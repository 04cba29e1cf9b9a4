import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { queue } from '#src/admin/store/sync/queue.ts';
import { leftToSend } from '#src/admin/store/sync/unsent.ts';
import { uploads } from '#src/admin/store/uploads/uploads.ts';
import { unsaved } from '#src/admin/store/unsaved.ts';
import { session } from '#src/admin/store/session.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { formLayout } from '#styled/recipes';

const NOTHING = { waiting: 0, parked: 0, conflicts: 0 };

/** Whoever signs out has been asked by that page, in whatever tab it was. */
const isLosing = (): boolean => unsaved.count > 0 && session.phase !== 'signedOut';

/** Nothing but this tab holds it: a file that the disk refused, or all of it in a browser that keeps nothing (rule S118). */
const goesWithTab = (): boolean =>
  leftToSend(
    queue.durable ? NOTHING : queue,
    uploads.list.filter(({ isKept }) => !isKept),
  ) > 0 && session.phase !== 'signedOut';

/** Whoever would leave something unsaved is asked first; the browser asks by itself when it is closed. */
export function LeaveGuard() {
  const { t } = useLingui();
  const { durable } = useSnapshot(queue);
  const { status, proceed, reset } = useBlocker({
    /* a page that changes its own address is not left */
    shouldBlockFn: ({ current, next }) => isLosing() && current.pathname !== next.pathname,
    enableBeforeUnload: () => isLosing() || goesWithTab(),
    withResolver: true,
  });
  const isBlocked = status === 'blocked';
  return (
    <Sheet
      open={isBlocked}
      onClose={() => reset?.()}
      title={t`Quitter sans enregistrer ?`}
      closeLabel={t`Rester sur la page`}
      footer={
        <div className={formLayout().actions}>
          <Button tone="ink" onClick={() => reset?.()}>{t`Rester`}</Button>
          <Button tone="line" onClick={() => proceed?.()}>{t`Quitter la page`}</Button>
        </div>
      }
    >
      <p>
        {durable
          ? t`Vos modifications ne sont pas enregistrées dans la boutique. Le brouillon reste sur cet appareil.`
          : t`Vos modifications ne sont pas enregistrées dans la boutique, et ce navigateur ne garde rien.`}
      </p>
    </Sheet>
  );
}
