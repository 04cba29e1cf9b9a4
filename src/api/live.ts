import { POKE_CHANNELS, type Poke } from '#core/wire/live.ts';

export interface LiveListeners {
  /** The stream stands. */
  readonly opened: () => void;
  readonly heard: (poke: Poke) => void;
  /** It broke or was refused; nothing more comes from it. */
  readonly ended: () => void;
}

/**
 * Opens the stream of pokes. The browser's own way of connecting again is not used: it knows no pause that grows, and
 * gives up for ever at the first refusal.
 * @param url its address as the route table gives it
 * @returns how to hang up
 */
export function openLive(url: string, { opened, heard, ended }: LiveListeners): () => void {
  const source = new EventSource(url, { withCredentials: true });
  source.addEventListener('open', opened);
  for (const channel of POKE_CHANNELS) {
    source.addEventListener(channel, ({ data }: MessageEvent<unknown>) => {
      const rev = Number(data);
      if (Number.isSafeInteger(rev)) heard({ channel, rev });
    });
  }
  source.addEventListener('error', () => {
    source.close();
    ended();
  });
  return () => source.close();
}
