/** How far each file is: moved on here, written, and heard from the disk whichever tab moved it (rule S115). */
import { ref } from 'valtio';
import type { FileMark, KeptFile } from '#src/db/kept-file.ts';
import type { OpenedUploads } from './opened-uploads.ts';
import { run } from './send-rounds.ts';
import { after, type UploadEvent } from './upload-state.ts';
import { findUpload, showMark, showUpload, takeOffList } from './upload-view.ts';

/** How far each is by now, whichever tab has moved it. */
export async function hear(opened: OpenedUploads, marks: readonly FileMark[]): Promise<void> {
  if (opened.isLeft || opened.writing.size > 0) return;
  const told = new Set(marks.map(({ uuid }) => uuid));
  for (const mark of marks) {
    if (findUpload(opened.shown, mark.uuid) !== undefined) showMark(opened.shown, mark);
    else if (mark.state !== 'done') await showOther(opened, mark);
  }
  for (const { uuid, isKept } of opened.shown.list)
    if (isKept && !told.has(uuid) && !(await opened.homes.has(uuid)) && !opened.isLeft) takeOff(opened, uuid);
}

/** Chosen in another tab. */
async function showOther(opened: OpenedUploads, mark: FileMark): Promise<void> {
  const row = await opened.homes.get(mark.uuid);
  if (row === null || opened.isLeft || findUpload(opened.shown, mark.uuid) !== undefined) return;
  show(opened, row, mark, opened.deps.files.durable);
  run(opened);
}

/** Moves one on: shown at once, and written. */
export function tell(opened: OpenedUploads, uuid: string, event: UploadEvent): void {
  const one = findUpload(opened.shown, uuid);
  if (one === undefined) return;
  showMark(opened.shown, after({ ...one, at: '' }, event));
  write(
    opened,
    opened.homes.change(uuid, (mark) => after(mark, event)),
  );
}

/** Moves all of them on, and sends what waits then. */
export function tellAll(opened: OpenedUploads, event: UploadEvent): void {
  for (const one of opened.shown.list) showMark(opened.shown, after({ ...one, at: '' }, event));
  write(
    opened,
    opened.homes.changeAll((mark) => after(mark, event)),
  );
  run(opened);
}

export function show(opened: OpenedUploads, row: KeptFile, mark: FileMark, isKept: boolean): void {
  opened.contents.set(row.uuid, ref(row));
  showUpload(opened.shown, opened.deps, { row, mark, isKept });
}

export function takeOff(opened: OpenedUploads, uuid: string): void {
  opened.contents.delete(uuid);
  takeOffList(opened.shown, opened.deps, uuid);
}

/** What is heard while a write is under way may be of before it: how far each is by then is read once it has ended. */
export function write(opened: OpenedUploads, work: Promise<unknown>): void {
  const { deps, homes, writing } = opened;
  const done = work.catch(deps.report).finally(() => {
    writing.delete(done);
    if (writing.size > 0 || opened.isLeft) return;
    void homes
      .marks()
      .then((marks) => hear(opened, marks))
      .catch((error: unknown) => {
        if (!opened.isLeft) deps.report(error);
      });
  });
  writing.add(done);
}
