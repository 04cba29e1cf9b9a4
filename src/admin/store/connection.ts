/** Whether the shop is in reach, and of when what the screen shows is. It only words the screens: each call finds out itself. */
import { proxy } from 'valtio';

export interface ConnectionState {
  online: boolean;
  /** ISO instant of the last change; null: as it was when the page opened. */
  since: string | null;
  /** ISO instant of the last answer that came; null before one. */
  heardAt: string | null;
}

export const connection = proxy<ConnectionState>({ online: true, since: null, heardAt: null });

/** @param now answers an ISO instant */
export function watchConnection(now: () => string): () => void {
  const heard = (): void => {
    if (navigator.onLine !== connection.online) noteReach(navigator.onLine, now());
  };
  connection.online = navigator.onLine;
  addEventListener('online', heard);
  addEventListener('offline', heard);
  return () => {
    removeEventListener('online', heard);
    removeEventListener('offline', heard);
  };
}

/** @param at ISO instant */
export function noteReach(online: boolean, at: string): void {
  if (online) connection.heardAt = at;
  if (connection.online === online) return;
  connection.online = online;
  connection.since = at;
}
