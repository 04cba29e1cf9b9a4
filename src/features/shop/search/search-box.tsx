import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { suggestions } from '#styled/recipes';
import type { Area } from '#core/domain/area.ts';
import { SearchField } from '#src/ui/search-field/search-field.tsx';

const load = () => import('#src/features/shop/search/live-suggestions.tsx');
const LiveSuggestions = lazy(() => load().then((module) => ({ default: module.LiveSuggestions })));

/** What the field says of its proposals (combobox pattern). */
export interface Proposing {
  shown: boolean;
  /** Id of the proposal the arrow keys stand on. */
  activeId: string | null;
}

const SILENT: Proposing = { shown: false, activeId: null };

/** The search of the shop: a form that works before any script; its proposals arrive with the first focus. */
export function SearchBox({ area }: { area: Area }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [entered, setEntered] = useState(false);
  const [proposing, setProposing] = useState(SILENT);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const classes = suggestions();

  useEffect(() => {
    const input = field.current;
    if (input === null) return undefined;
    /* typed before the application was there */
    setText(input.value);
    return focusOnSlash(input);
  }, []);

  return (
    <form role="search" action="/search-results" className={classes.form}>
      <SearchField
        ref={field}
        name="q"
        label={t`Rechercher dans la boutique`}
        placeholder={t`Pièce, marque ou référence`}
        hint={t`Appuyez sur /`}
        maxLength={100}
        enterKeyHint="search"
        role="combobox"
        aria-expanded={proposing.shown}
        aria-controls={list}
        aria-autocomplete="list"
        {...(proposing.activeId === null ? {} : { 'aria-activedescendant': proposing.activeId })}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={() => setEntered(true)}
        {...(text === ''
          ? {}
          : {
              clear: {
                label: t`Effacer`,
                onPress: () => {
                  setText('');
                  field.current?.focus();
                },
              },
            })}
      />
      <input type="hidden" name="area" value={area} />
      {entered ? (
        <Suspense fallback={null}>
          <LiveSuggestions id={list} field={field} text={text} area={area} onChange={setProposing} />
        </Suspense>
      ) : null}
    </form>
  );
}

/** "/" leads to the field from anywhere but another field. */
function focusOnSlash(field: HTMLInputElement): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const typing = event.target instanceof Element && /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
