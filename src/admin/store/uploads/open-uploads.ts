/** Files of one tab from the opening of its person's device to the end of it. */
import { freshMark } from '#src/db/kept-file.ts';
import { hear, show, tellAll } from './follow-marks.ts';
import type { OpenedUploads, UploadDeps } from './opened-uploads.ts';
import { retryPace } from './retry-pace.ts';
import { uploadHomes } from './upload-homes.ts';
import { findUpload, type UploadsShown } from './upload-view.ts';

/** @param shown where the tab shows them */
export function newUploads(deps: UploadDeps, shown: UploadsShown): OpenedUploads {
  const opened: OpenedUploads = {
    deps,
    shown,
    homes: uploadHomes(deps.files),
    contents: new Map(),
    writing: new Set(),
    pace: null,
    isRunning: false,
    isAsked: false,
    isLeft: false,
  };
  if (deps.pace !== undefined) opened.pace = retryPace(deps.pace, () => tellAll(opened, { type: 'again' }));
  return opened;
}

/** What waits on this device goes on. Answers how to stop. */
export async function startSending(opened: OpenedUploads): Promise<() => void> {
  const { deps, shown, homes } = opened;
  const marks = new Map((await homes.marks()).map((mark) => [mark.uuid, mark]));
  for (const row of await homes.all())
    if (findUpload(shown, row.uuid) === undefined)
      show(opened, row, marks.get(row.uuid) ?? freshMark(row), deps.files.durable);
  // A disk that does not let go of what arrived keeps nothing from being sent: it is asked again at the next start.
  for (const { uuid, state } of marks.values()) if (state === 'done') await homes.drop(uuid).catch(deps.report);
  const end = homes.follow((told) => void hear(opened, told).catch(deps.report));
  tellAll(opened, { type: 'asked' });
  return () => {
    opened.isLeft = true;
    end();
    opened.pace?.stop();
    for (const { preview } of shown.list) if (preview !== null) deps.forget(preview);
    shown.list = [];
    void Promise.allSettled(opened.writing).then(() => homes.close());
  };
}
