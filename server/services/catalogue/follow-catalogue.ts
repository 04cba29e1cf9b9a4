import type { LiveCatalogue } from './live-catalogue.ts';

export interface FollowOptions {
  readonly everyMs: number;
  /** The database could not be asked; the next turn tries again and the state of before goes on answering. */
  readonly onError: (error: unknown) => void;
}

/** Keeps a process near the channel's revision; answers how to stop. Never holds the process open. */
export function followCatalogue(live: LiveCatalogue, { everyMs, onError }: FollowOptions): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isStopped = false;
  const turn = async () => {
    await live.refresh().catch(onError);
    if (!isStopped) wait();
  };
  const wait = () => {
    timer = setTimeout(() => void turn(), everyMs);
    timer.unref();
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
