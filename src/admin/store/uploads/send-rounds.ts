/** Rounds of sending in one tab, each in its turn (rule S116). */
import type { FileMark } from '#src/db/kept-file.ts';
import type { OpenedUploads } from './opened-uploads.ts';
import { BROKEN_OFF } from './retry-pace.ts';
import { sendWaiting } from './send-waiting.ts';
import { showMark } from './upload-view.ts';

/** One round after another, as long as somebody asks for it meanwhile. */
export function run(opened: OpenedUploads): void {
  opened.isAsked = true;
  if (opened.isRunning) return;
  opened.isRunning = true;
  void rounds(opened)
    .catch((error: unknown) => {
      // What was under way when its owner left ends with their database.
      if (!opened.isLeft) opened.deps.report(error);
    })
    .finally(() => {
      opened.isRunning = false;
      // Asked for when the last round had ended, and this had not been heard yet.
      if (opened.isAsked && !opened.isLeft) run(opened);
    });
}

async function rounds(opened: OpenedUploads): Promise<void> {
  const { deps, shown, homes, pace, writing } = opened;
  const show = (mark: FileMark): void => showMark(shown, mark);
  const isGone = (): boolean => opened.isLeft;
  while (opened.isAsked && !isGone()) {
    opened.isAsked = false;
    await Promise.allSettled(writing);
    const marks = isGone() ? [] : await homes.marks();
    if (!marks.some(({ state }) => state === 'waiting' || state === 'sending')) {
      if (!isGone() && marks.some(({ why }) => why === 'passing')) pace?.stalled();
      continue;
    }
    await deps.inTurn(async (lost) => {
      const isOver = (): boolean => isGone() || lost?.aborted === true;
      // A disk that refuses to write how far one is ends the round, not the sending.
      const round = await sendWaiting({ call: deps.call, homes, show, isOver, report: deps.report }).catch(
        (error: unknown) => {
          if (!isGone()) deps.report(error);
          return BROKEN_OFF;
        },
      );
      if (!isOver()) pace?.ended(round);
    });
  }
}
