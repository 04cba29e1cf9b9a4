/** Files on their way, as long as somebody's device is open: each tab in its turn, and again when the shop may be there. */
import { connection } from '#src/admin/store/connection.ts';
import { preparePhoto } from '#src/admin/store/uploads/prepare-photo.ts';
import { lookAgain, openUploads, type UploadDeps } from '#src/admin/store/uploads/uploads.ts';
import { SILENCE_MS } from '#src/sync/sender/lease.ts';
import { webLocks } from '#src/sync/sender/lock.ts';
import { uploadsTurn, type TurnChannel } from './uploads-turn.ts';

type StartDeps = Pick<UploadDeps, 'files' | 'call' | 'now' | 'newId' | 'report'> & { readonly scope: string };

function later(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** Silent where the browser has none: nobody is asked, and nobody takes a turn over. */
function openTurnChannel(name: string): TurnChannel & { readonly close: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { send: () => {}, hear: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  let isOpen = true;
  return {
    send: (message) => {
      if (isOpen) channel.postMessage(message);
    },
    hear: (heard) => {
      channel.addEventListener('message', ({ data }: MessageEvent<'ask' | 'here'>) => heard(data));
    },
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}

/** Answers how to stop. */
export async function startUploads({ scope, ...deps }: StartDeps): Promise<() => void> {
  const name = `uploads:${scope}`;
  const isVisible = (): boolean => document.visibilityState === 'visible';
  // Where nobody can answer, silence says nothing.
  const mayTakeOver = (): boolean => typeof BroadcastChannel !== 'undefined' && isVisible();
  const channel = openTurnChannel(name);
  const locks = webLocks(navigator.locks ?? undefined);
  const turn = uploadsTurn({ name, locks, channel, isVisible: mayTakeOver, later });
  const close = await openUploads({
    ...deps,
    inTurn: turn.take,
    pace: { later, jitter: Math.random, isVisible },
    prepare: (file, fileName) => preparePhoto(file, fileName, !connection.online),
    addressOf: (content) => URL.createObjectURL(content),
    forget: (address) => URL.revokeObjectURL(address),
  });
  const look = (): void => {
    if (isVisible()) lookAgain();
  };
  const timer = setInterval(turn.ask, SILENCE_MS);
  addEventListener('online', lookAgain);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    removeEventListener('online', lookAgain);
    document.removeEventListener('visibilitychange', look);
    close();
    turn.leave();
    channel.close();
  };
}
