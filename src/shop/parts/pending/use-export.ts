import { useChange } from '#src/shop/parts/account/use-person.ts';
import { deviceInstant } from '#src/shop/parts/device/device-instant.ts';
import { saveFile } from '#src/ui/file/save-file.ts';
import { exportWork } from '#src/sync/outbox/export-work.ts';

/** Saves what has not reached the shop as a file. */
export function useExportWork(): () => Promise<boolean> {
  const change = useChange();
  return () =>
    change(async (own) => {
      const at = deviceInstant();
      const work = await exportWork(own.store, at);
      saveFile(`modifications-en-attente-${at.slice(0, 10)}.json`, JSON.stringify(work, null, 2));
    });
}
