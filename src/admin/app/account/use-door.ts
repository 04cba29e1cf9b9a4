import { useEffect, useState } from 'react';
import { failureOf } from '#src/api/failure.ts';
import type { OfficeAnswer } from '#src/admin/api/admin-routes.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';

export type Door = OfficeAnswer<'api.admin.door'>;

/**
 * What the shop says of its first door. Null while it is asked, 'unknown' where it does not answer: what is pressed then
 * tells. The link is a secret, so nothing of it is kept on the device.
 */
export function useDoor(token: string | null): Door | 'unknown' | null {
  const call = useAdminCall();
  const [door, setDoor] = useState<Door | 'unknown' | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    call('api.admin.door', { body: { token } }, { signal: stop.signal }).then(
      (answer) => {
        if (!stop.signal.aborted) setDoor(answer);
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        failureOf(error);
        setDoor('unknown');
      },
    );
    return () => stop.abort();
  }, [call, token]);
  return door;
}
