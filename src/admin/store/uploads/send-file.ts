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

/** What a file on its way is told to, by its purpose. */
export interface UploadSteps<Made> {
  /** Answers how many bytes the shop has. */
  begin(): Promise<number>;
  part(given: { readonly offset: number; readonly bytes: number; readonly data: string }): Promise<{ offset: number }>;
  finish(bytes: number): Promise<Made>;
}

/**
 * Sends a content from where the shop has it, to its end. A shop that has forgotten it on the way is told of it once more
 * from its beginning (rule S113).
 * @returns null when it was stopped on the way @throws CallFailed, Refusal
 */
export async function sendContent<Made>(steps: UploadSteps<Made>, content: Blob, onSent: OnSent): Promise<Made | null> {
  const begun = await steps.begin();
  try {
    return await goOn(steps, content, begun, onSent);
  } catch (error) {
    if (!isForgotten(error) || !(await onSent(0))) throw error;
  }
  const again = await steps.begin();
  try {
    return await goOn(steps, content, again, onSent);
  } catch (error) {
    // Twice in a row is no accident of this file: it passes, and is never told as refused.
    if (isForgotten(error)) throw new CallFailed('serverFault', { cause: error });
    throw error;
  }
}

/** Sends a file and puts it into the library. @returns null when it was stopped on the way @throws CallFailed, Refusal */
export const sendFile = (call: Call, file: KeptFile, onSent: OnSent): Promise<MediaFile | null> =>
  sendContent(libraryOf(call, file), file.content, onSent);

const libraryOf = (call: Call, file: KeptFile): UploadSteps<MediaFile> => {
  const { uuid, fileName, content, folder, replaces, baseRev = null, baseRevId = null } = file;
  const params = { uuid };
  return {
    begin: async () => {
      const body = { uuid, fileName, bytes: content.size, folder, replaces, baseRev, baseRevId };
      return (await call('api.admin.media.uploads.store', { body })).offset;
    },
    part: (body) => call('api.admin.media.uploads.part', { params, body }),
    finish: (bytes) => call('api.admin.media.uploads.finish', { params, body: { bytes } }),
  };
};

async function goOn<Made>(
  steps: UploadSteps<Made>,
  content: Blob,
  begun: number,
  onSent: OnSent,
): Promise<Made | null> {
  const bytes = content.size;
  let offset = begun;
  if (!(await onSent(offset))) return null;
  while (offset < bytes) {
    const data = await base64Of(content.slice(offset, offset + UPLOAD_PART));
    const received = await steps.part({ offset, bytes, data });
    // A shop that takes nothing of it would be asked for ever.
    if (received.offset === offset) throw new CallFailed('serverFault');
    ({ offset } = received);
    if (!(await onSent(offset))) return null;
  }
  return steps.finish(bytes);
}
