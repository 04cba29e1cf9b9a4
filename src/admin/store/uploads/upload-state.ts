/**
 * How a file on its way moves on: state × event, pure. What stands nowhere in the table changes nothing (rule S115).
 *
 *   waiting ─ taken ─► sending ─ arrived ─► done
 *      ▲                 ├─ no answer, session ended, build too old ──► stalled ─ again ─┐
 *      │                 ├─ paused by somebody ───────────────────────► paused ─ resumed ┤
 *      │                 └─ the shop said no ─────────────────────────► refused ─ resent ┤
 *      └─────────────────────────────────────────────────────────────────────────────────┘
 */
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import type { FileMark, FileState } from '#src/db/kept-file.ts';
import type { UploadFailure } from './upload-failure.ts';

export type UploadEvent =
  /** The tab whose turn it is begins with it. */
  | { readonly type: 'taken' }
  /** The shop has so much of it. */
  | { readonly type: 'received'; readonly sent: number }
  | { readonly type: 'arrived'; readonly file: MediaFile }
  | { readonly type: 'failed'; readonly failure: UploadFailure }
  /** Whoever sent it is gone: the turn is another tab's. */
  | { readonly type: 'abandoned' }
  | { readonly type: 'paused' | 'resumed' }
  /** A wait is over, or the line came back. */
  | { readonly type: 'again' }
  /** Somebody asks, or has signed in: whatever stalled it is looked at anew. */
  | { readonly type: 'asked' }
  /** Its author means it, whatever the shop said. */
  | { readonly type: 'resent' };

const waiting = (mark: FileMark): FileMark => ({ ...mark, state: 'waiting', why: null, refusal: null });

function failed(mark: FileMark, failure: UploadFailure): FileMark {
  if (failure.kind === 'refused') return { ...mark, state: 'refused', why: null, refusal: failure.code };
  return mark.state === 'sending' ? { ...mark, state: 'stalled', why: failure.kind } : mark;
}

/** The states in which an event does something. */
const HEARD: { readonly [Type in UploadEvent['type']]: readonly FileState[] } = {
  taken: ['waiting'],
  received: ['sending'],
  // What the shop has, or refuses, it has or refuses, though somebody paused it while the answer was on its way.
  arrived: ['waiting', 'sending', 'paused', 'stalled', 'refused'],
  failed: ['waiting', 'sending', 'paused', 'stalled'],
  abandoned: ['sending'],
  paused: ['waiting', 'sending', 'stalled'],
  resumed: ['paused', 'stalled'],
  again: ['stalled'],
  asked: ['stalled'],
  resent: ['refused'],
};

export function after(mark: FileMark, event: UploadEvent): FileMark {
  if (!HEARD[event.type].includes(mark.state)) return mark;
  switch (event.type) {
    case 'taken':
      return { ...mark, state: 'sending' };
    case 'received':
      return mark.sent === event.sent ? mark : { ...mark, sent: event.sent };
    case 'arrived':
      return { ...mark, state: 'done', why: null, refusal: null, file: event.file };
    case 'failed':
      return failed(mark, event.failure);
    case 'paused':
      return { ...mark, state: 'paused', why: null };
    case 'again':
      return mark.why === 'passing' ? waiting(mark) : mark;
    case 'resent':
      return { ...waiting(mark), sent: 0 };
    case 'abandoned':
    case 'resumed':
    case 'asked':
      return waiting(mark);
  }
}

/** It goes on by itself. */
export const isOpen = ({ state }: Pick<FileMark, 'state'>): boolean =>
  state === 'waiting' || state === 'sending' || state === 'stalled';

/** The shop does not have it. */
export const isHere = ({ state }: Pick<FileMark, 'state'>): boolean => state !== 'done';
