/** Words that are looked for as they are typed, and kept in the address: both change, and neither loses the other. */
import { useEffect, useEffectEvent, useState } from 'react';

interface Field {
  /** What the address looked for when this was last drawn. */
  readonly q: string;
  readonly text: string;
  /** What was asked for since, and the address does not say yet. */
  readonly asked: readonly string[];
}

/** The address says what was asked for: what is typed goes on. It says something else: somebody went back or elsewhere. */
function followed({ text, asked }: Field, q: string): Field {
  const at = asked.indexOf(q);
  return at === -1 ? { q, text: q, asked: [] } : { q, text, asked: asked.slice(at + 1) };
}

export interface TypedSearch {
  /** What the field shows. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** At once, as Enter does. */
  readonly search: () => void;
}

/**
 * @param q what the address looks for
 * @param onSearch leads to an address that looks for these words
 * @param pauseMs after the last letter
 */
export function useTypedSearch(q: string, onSearch: (q: string) => void, pauseMs: number): TypedSearch {
  const [field, setField] = useState<Field>({ q, text: q, asked: [] });
  if (field.q !== q) setField(followed(field, q));
  const { text } = field;
  const look = (typed: string): void => {
    const words = typed.trim();
    if (words === q) return;
    setField((before) => ({ ...before, asked: [...before.asked, words] }));
    onSearch(words);
  };
  const lookLater = useEffectEvent(look);
  useEffect(() => {
    /* an address that follows late may say something else than what is typed by now */
    if (text.trim() === q) return undefined;
    const timer = setTimeout(() => lookLater(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, q, pauseMs]);
  return { text, type: (words) => setField((before) => ({ ...before, text: words })), search: () => look(text) };
}
