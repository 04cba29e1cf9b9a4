import { useEffect, useState } from 'react';
import type { Area } from '#core/domain/shop/area.ts';
import { useActions, type LookUp } from '#src/shop/parts/actions.tsx';

export interface Answer extends LookUp {
  /** The question it answers. */
  text: string;
}

/** A pause in typing that is worth a question. */
const PAUSE_MS = 90;

/**
 * What the shop answers while one types; null without a question, or when nothing can answer now. An answer stays until
 * the next is there while its question is being continued or shortened; one that comes after a later question is dropped.
 */
export function useAnswer(asked: string | null, area: Area): Answer | null {
  const { lookUp } = useActions();
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (asked === null) return undefined;
    let overtaken = false;
    const timer = setTimeout(() => {
      void lookUp(asked, area).then((found) => {
        if (!overtaken) setAnswer(found === null ? null : { ...found, text: asked });
      });
    }, PAUSE_MS);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [asked, area, lookUp]);

  const belongs = answer !== null && asked !== null && (asked.startsWith(answer.text) || answer.text.startsWith(asked));
  return belongs ? answer : null;
}
