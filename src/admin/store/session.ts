/** Who works here, as this device knows it; the shop itself looks at every request. */
import { proxy, ref, useSnapshot } from 'valtio';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { isPermissionKey } from '#core/resources/permissions/permission-keys.ts';
import type { Administrator } from '#core/contract/admin/people/me.ts';

/**
 * `unknown`: not asked yet; `secondFactor`: the password was right and a code is due; `expired`: the session ended while
 * somebody worked, who signs in again in place and loses nothing.
 */
export type SessionPhase = 'unknown' | 'signedOut' | 'secondFactor' | 'signedIn' | 'expired';

export interface SessionState {
  phase: SessionPhase;
  admin: Administrator | null;
}

export const session = proxy<SessionState>({ phase: 'unknown', admin: null });

export function showSession(phase: SessionPhase, admin: Administrator | null): void {
  session.admin = admin === null ? null : ref(admin);
  session.phase = phase;
}

/** Who is there, drawn anew when that changes. */
export function useSession(): Readonly<SessionState> {
  const { phase, admin } = useSnapshot(session);
  return { phase, admin: admin === null ? null : session.admin };
}

/** Whether somebody may; nobody may nothing. */
export const mayOf =
  (admin: Pick<Administrator, 'permissions'> | null) =>
  (permission: PermissionKey): boolean =>
    admin !== null && admin.permissions.some((key) => isPermissionKey(key) && key === permission);
