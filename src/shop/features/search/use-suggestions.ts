import { useState, type ComponentType } from 'react';
import type { LiveSuggestionsProps } from '#src/shop/features/search/live-suggestions.tsx';
import { useActions } from '#src/shop/parts/actions.tsx';

/** Fetches the code of the proposals ahead. */
export const loadSuggestions = () => import('#src/shop/features/search/live-suggestions.tsx');

export interface Suggestions extends Pick<LiveSuggestionsProps, 'closed' | 'onClosed' | 'onFollowed'> {
  /** Draws the proposals while the person is in the field and their code is here. */
  Suggestions: ComponentType<LiveSuggestionsProps> | null;
  /** The person is in the field. */
  enter: () => void;
}

/** Whether there are proposals for this text: their combobox comes with the first pointer or focus. */
export function useSuggestions(text: string): Suggestions {
  const { loadDeferredMessages } = useActions();
  /* the text whose proposals were closed or followed */
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const [entered, setEntered] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<LiveSuggestionsProps> | null>(null);
  return {
    Suggestions: entered ? Loaded : null,
    closed: closedFor === text,
    onClosed: (closed) => setClosedFor(closed ? text : null),
    enter: () => {
      setEntered(true);
      if (Loaded !== null) return;
      /* its sentences come with it */
      Promise.all([loadSuggestions(), loadDeferredMessages()]).then(
        ([{ LiveSuggestions }]) => setLoaded(() => LiveSuggestions),
        () => {
          // The form finds without proposals; the next focus asks for them again.
        },
      );
    },
    onFollowed: () => {
      setClosedFor(text);
      setEntered(false);
    },
  };
}
