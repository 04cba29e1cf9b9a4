import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { UPLOAD_PART } from '#core/contract/cms/media/media-uploads.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import { base64Of } from '#src/admin/store/base64.ts';
import { CallFailed } from '#src/api/failure.ts';
import type { KeptFile } from '#src/db/kept-file.ts';

/** Hears how much of it the shop has, in bytes; false: somebody stopped it. */
export type OnSent = (sent: number) => Promise<boolean>;

/** The shop does not know it any more – it was restored, or swept it – or has less of it than this device was told. */
const isForgotten = (error: unknown): boolean =>
  error instanceof Refusal &&
  (error.code === 'record.unknown' || (error.code === 'record.moved' && error.data['offset'] !== undefined));

/**
 * Sends a file from where the shop has it, and puts it into the library. A shop that has forgotten it on the way is told of
 * it once more from its beginning (rule S113).
 * @returns null when it was stopped on the way @throws CallFailed, Refusal
 */
export async function sendFile(call: Call, file: KeptFile, onSent: OnSent): Promise<MediaFile | null> {
  const begun = await begin(call, file);
  try {
    return await goOn(call, file, begun, onSent);
  } catch (error) {
    if (!isForgotten(error) || !(await onSent(0))) throw error;
  }
  const again = await begin(call, file);
  try {
    return await goOn(call, file, again, onSent);
  } catch (error) {
    // Twice in a row is no accident of this file: it passes, and is never told as refused.
    if (isForgotten(error)) throw new CallFailed('serverFault', { cause: error });
    throw error;
  }
}

async function begin(call: Call, file: KeptFile): Promise<number> {
  const { uuid, fileName, content, folder, replaces, baseRev = null, baseRevId = null } = file;
  const body = { uuid, fileName, bytes: content.size, folder, replaces, baseRev, baseRevId };
  return (await call('api.admin.media.uploads.store', { body })).offset;
}

async function goOn(call: Call, { uuid, content }: KeptFile, begun: number, onSent: OnSent): Promise<MediaFile | null> {
  const bytes = content.size;
  let offset = begun;
  if (!(await onSent(offset))) return null;
  while (offset < bytes) {
    const data = await base64Of(content.slice(offset, offset + UPLOAD_PART));
    const body = { offset, bytes, data };
    const received = await call('api.admin.media.uploads.part', { params: { uuid }, body });
    // A shop that takes nothing of it would be asked for ever.
    if (received.offset === offset) throw new CallFailed('serverFault');
    ({ offset } = received);
    if (!(await onSent(offset))) return null;
  }
  return call('api.admin.media.uploads.finish', { params: { uuid }, body: { bytes } });
}
