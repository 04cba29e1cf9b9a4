import { Outlet } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { LeaveGuard } from '#src/admin/app/guards/leave-guard.tsx';
import { OfficeLayout } from '#src/admin/app/layout/office-layout.tsx';
import { Overlays } from '#src/admin/app/pages/overlays.tsx';
import { useRoute } from '#src/admin/port/port.tsx';
import { dismiss, messages } from '#src/admin/store/messages.ts';
import { useSession } from '#src/admin/store/session.ts';
import { update } from '#src/admin/store/update.ts';
import { ToastRegion, type ToastData } from '#src/ui/toast/toast-region.tsx';

/** Around every page: the frame of whoever is signed in, nothing around the pages of who is not. */
export function AdminRoot() {
  const { t } = useLingui();
  const { page } = useRoute();
  const { phase } = useSession();
  const { all } = useSnapshot(messages);
  const { apply } = useSnapshot(update);
  const updateToast = (onPress: () => void): ToastData => ({
    id: 'update',
    text: t`Nouvelle version prête. Vos saisies sont gardées.`,
    action: { label: t`Mettre à jour`, onPress },
    staying: true,
  });
  /* the welcome is open to everybody, and for whoever is signed in a page as every other */
  const isOfOffice = page?.permission !== 'open' || page.name === 'admin.welcome';
  const isFramed = (phase === 'signedIn' || phase === 'expired') && isOfOffice;
  return (
    <>
      {isFramed ? (
        <OfficeLayout>
          <Outlet />
        </OfficeLayout>
      ) : (
        <Outlet />
      )}
      {isFramed ? <Overlays /> : null}
      <LeaveGuard />
      <ToastRegion
        label={t`Messages`}
        toasts={apply === null ? all : [...all, updateToast(apply)]}
        onDismiss={dismiss}
      />
    </>
  );
}
