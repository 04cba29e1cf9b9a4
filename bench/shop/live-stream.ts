/** A device that listens: hears when the catalogue has moved. */
export interface LiveStream {
  /** Resolves with the next revision told. */
  next(): Promise<number>;
  leave(): Promise<void>;
}

export async function hearCatalogue(origin: string): Promise<LiveStream> {
  const answer = await fetch(`${origin}/api/live`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('the shop tells nothing');
  let text = '';
  const next = async (): Promise<number> => {
    for (;;) {
      const found = /event: catalogue\ndata: (\d+)\n\n/.exec(text);
      if (found) {
        text = text.slice(found.index + found[0].length);
        return Number(found[1]);
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('the shop has let go');
      text += value;
    }
  };
  // where the catalogue stands is told at once
  await next();
  return { next, leave: () => reader.cancel() };
}
