/** Brings back what was deleted, record by record, as its history has it. */
import { useLingui } from '@lingui/react/macro';
import { useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { failureOf } from '#src/api/failure.ts';
import type { ResourceName } from '../model/resource-name.ts';
import type { Choosable } from '../model/selection.ts';

export function useRestore(resource: ResourceName, reload: () => void): (rows: readonly Choosable[]) => Promise<void> {
  const { t } = useLingui();
  const call = useAdminCall();
  const toast = useToast();
  return async (rows) => {
    let back = 0;
    for (const { uuid } of rows) {
      try {
        const [last] = await call(`api.admin.${resource}.history`, { params: { uuid } });
        if (last === undefined) continue;
        await call(`api.admin.${resource}.restore`, { params: { uuid }, body: { rev: null, history: last.id } });
        back += 1;
      } catch (error) {
        failureOf(error);
      }
    }
    reload();
    toast(back === rows.length ? t`Rétabli` : t`${back} sur ${rows.length} rétablis`);
  };
}
