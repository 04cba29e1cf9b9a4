/** Reads a stream of server-sent events as a browser does; lines that say nothing are left out. */
export interface EventReader {
  /** The next event; null when the stream has ended. */
  next(): Promise<{ event: string; data: string } | null>;
  /** Reads on until an event fits. */
  until(fits: (one: { event: string; data: string }) => boolean): Promise<{ event: string; data: string }>;
  leave(): Promise<void>;
}

export function readEvents(response: Response): EventReader {
  if (response.body === null) throw new Error('there is no stream');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<{ event: string; data: string } | null> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const found = /^event: (?<event>.*)\ndata: (?<data>.*)$/u.exec(block)?.groups;
        if (found !== undefined) return { event: found['event'] ?? '', data: found['data'] ?? '' };
        continue;
      }
      const { value, done } = await reader.read();
      if (done) return null;
      text += value;
    }
  };
  return {
    next,
    until: async (fits) => {
      for (;;) {
        const one = await next();
        if (one === null) throw new Error('the stream ended before');
        if (fits(one)) return one;
      }
    },
    leave: () => reader.cancel(),
  };
}
