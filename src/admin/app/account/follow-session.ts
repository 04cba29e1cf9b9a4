/** Whoever is signed in has their device open, and after an expired session goes on with it. */
import { subscribe } from 'valtio';
import { officeLiveRoute } from '#core/contract/admin/sync/routes.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import { endInPlace } from '#src/admin/app/account/account.ts';
import { device } from '#src/admin/app/account/device.ts';
import { routeTable } from '#src/admin/store/route-table.ts';
import { session, showSession } from '#src/admin/store/session.ts';
import { offerUpdate } from '#src/admin/store/update.ts';

const report = (error: unknown): void => console.warn(error);

export interface FollowDeps {
  readonly call: Call;
  /** ISO instant of the device. */
  readonly now: () => string;
}

export function followSession({ call, now }: FollowDeps): () => void {
  const follow = (): void => {
    const { phase, admin } = session;
    if (phase === 'signedIn' && admin !== null) open(admin.id).catch(report);
  };
  const open = async (id: string): Promise<void> => {
    const { openOffice } = await device();
    const live = routeTable()[officeLiveRoute.name];
    await openOffice(id, {
      live: live === undefined ? null : `/${live.uri}`,
      now,
      call,
      onSessionEnded: endInPlace,
      onLost: () => offerUpdate(() => location.reload()),
      /* nothing of the person stays in this tab either: neither what it has read nor its token */
      onLeft: () => {
        showSession('signedOut', null);
        location.reload();
      },
      report,
    });
  };
  follow();
  return subscribe(session, follow);
}
