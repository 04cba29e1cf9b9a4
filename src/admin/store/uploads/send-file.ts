import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { UPLOAD_PART } from '#core/contract/cms/media/media-uploads.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import { base64Of } from '#src/admin/store/base64.ts';
import type { KeptFile } from '#src/db/kept-files.ts';

export interface SendWatch {
  /** False: somebody stopped it. */
  readonly goesOn: () => boolean;
  /** How much of it the shop has, in bytes. */
  readonly onSent: (sent: number) => void;
}

/**
 * Sends a file from where the shop has it, and puts it into the library.
 * @returns null when it was stopped on the way @throws CallFailed, Refusal
 */
export async function sendFile(
  call: Call,
  { uuid, fileName, content, folder, replaces }: KeptFile,
  { goesOn, onSent }: SendWatch,
): Promise<MediaFile | null> {
  const body = { uuid, fileName, bytes: content.size, folder, replaces };
  let { offset } = await call('api.admin.media.uploads.store', { body });
  onSent(offset);
  while (offset < content.size && goesOn()) {
    const data = await base64Of(content.slice(offset, offset + UPLOAD_PART));
    ({ offset } = await call('api.admin.media.uploads.part', { params: { uuid }, body: { offset, data } }));
    onSent(offset);
  }
  return goesOn() ? call('api.admin.media.uploads.finish', { params: { uuid }, body: {} }) : null;
}
