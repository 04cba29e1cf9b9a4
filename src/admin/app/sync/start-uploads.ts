/** Files on their way, as long as somebody's device is open: each tab in its turn, and again when the shop may be there. */
import { connection } from '#src/admin/store/connection.ts';
import { preparePhoto } from '#src/admin/store/uploads/prepare-photo.ts';
import { openUploads, retryUploads, type UploadDeps } from '#src/admin/store/uploads/uploads.ts';

/** What got no answer is tried again so often, in ms. */
const AGAIN_MS = 20_000;

type StartDeps = Pick<UploadDeps, 'files' | 'call' | 'now' | 'newId' | 'report'>;

/** Answers how to stop. */
export async function startUploads(deps: StartDeps): Promise<() => void> {
  const close = await openUploads({
    ...deps,
    inTurn: async (work) => {
      await (navigator.locks === undefined ? work() : navigator.locks.request('uploads', work));
    },
    prepare: (file, fileName) => preparePhoto(file, fileName, !connection.online),
    addressOf: (content) => URL.createObjectURL(content),
    forget: (address) => URL.revokeObjectURL(address),
  });
  const timer = setInterval(retryUploads, AGAIN_MS);
  addEventListener('online', retryUploads);
  return () => {
    clearInterval(timer);
    removeEventListener('online', retryUploads);
    close();
  };
}
