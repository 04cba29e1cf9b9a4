import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Area } from '#core/domain/area.ts';
import { optionsOf, resultsHref } from '#src/features/shop/search/options.ts';
import type { Proposing } from '#src/features/shop/search/search-box.tsx';
import { SuggestionPanel } from '#src/features/shop/search/suggestion-panel.tsx';
import { useActions, type LookUp } from '#src/screens/shop/actions.tsx';
import { useFrame } from '#src/screens/shop/frame.tsx';

export interface LiveSuggestionsProps {
  /** Of the list of proposals. */
  id: string;
  field: RefObject<HTMLInputElement | null>;
  text: string;
  area: Area;
  onChange: (proposing: Proposing) => void;
}

/** A pause in typing that is worth a question. */
const PAUSE_MS = 90;
/** One letter finds half the shop. */
const SHORTEST = 2;

interface Answer extends LookUp {
  text: string;
}

/** Asks while one types and follows the keys of the field. */
export function LiveSuggestions({ id, field, text, area, onChange }: LiveSuggestionsProps) {
  const { lookUp, go } = useActions();
  const { category } = useFrame();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const asked = text.trim();
  const wanted = asked.length >= SHORTEST && dismissed !== text;

  useEffect(() => {
    if (!wanted) return undefined;
    let overtaken = false;
    const timer = setTimeout(() => {
      void lookUp(asked, area).then((found) => {
        // a later letter has asked again: this answer is old news
        if (overtaken || found === null) return;
        setAnswer({ ...found, text: asked });
        setActive(-1);
      });
    }, PAUSE_MS);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [wanted, asked, area, lookUp]);

  const shown = wanted ? answer : null;
  const options = shown === null ? [] : optionsOf(shown.page, category);
  const chosen = options[active];
  const close = (): void => {
    setDismissed(text);
    setActive(-1);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setDismissed(null);
      setActive((at) => nextActive(at, event.key === 'ArrowDown' ? 1 : -1, options.length));
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      close();
      go(chosen.href);
    }
  });
  const onLeave = useEffectEvent((event: FocusEvent) => {
    const to = event.relatedTarget;
    if (!(to instanceof Node) || !field.current?.form?.contains(to)) close();
  });
  const onSubmit = useEffectEvent(close);
  useEffect(() => {
    const form = field.current?.form;
    if (!form) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    form.addEventListener('keydown', (event) => onKey(event), { signal });
    form.addEventListener('focusout', (event) => onLeave(event), { signal });
    form.addEventListener('submit', () => onSubmit(), { signal });
    return () => stop.abort();
  }, [field]);

  const isShown = shown !== null;
  const activeId = chosen === undefined ? null : `${id}-${active}`;
  useEffect(() => onChange({ shown: isShown, activeId }), [isShown, activeId, onChange]);

  if (shown === null) return null;
  return (
    <SuggestionPanel
      id={id}
      text={shown.text}
      answer={shown.page}
      local={shown.local}
      options={options}
      active={active}
      seeAll={resultsHref(asked, area)}
      onChosen={close}
    />
  );
}

/** Moves through the proposals and past them: -1 is the field itself. */
export function nextActive(at: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((at + 1 + step + places) % places) - 1;
}
