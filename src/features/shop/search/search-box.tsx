import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { suggestions } from '#styled/recipes';
import type { Area } from '#core/domain/area.ts';
import { useActions, type LookUp } from '#src/screens/shop/actions.tsx';
import { useFrame } from '#src/screens/shop/frame.tsx';
import { SearchField } from '#src/ui/search-field/search-field.tsx';
import { optionsOf, resultsHref } from '#src/features/shop/search/options.ts';

const load = () => import('#src/features/shop/search/suggestion-panel.tsx');
const SuggestionPanel = lazy(() => load().then((module) => ({ default: module.SuggestionPanel })));

/** A pause in typing that is worth a question. */
const PAUSE_MS = 90;

interface Answer extends LookUp {
  text: string;
}

/** The search of the shop: a form that works before any script, and proposals while typing (combobox pattern). */
export function SearchBox({ area }: { area: Area }) {
  const { t } = useLingui();
  const { lookUp, go } = useActions();
  const { category } = useFrame();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const classes = suggestions();
  const asked = text.trim();

  useEffect(() => {
    if (!open || asked.length < 2) return undefined;
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
  }, [open, asked, area, lookUp]);
  useSlash(field);

  const shown = open && asked.length >= 2 && answer !== null ? answer : null;
  const options = shown === null ? [] : optionsOf(shown.page, category);
  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return;
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((at) => nextActive(at, step, options.length));
    } else if (event.key === 'Enter') {
      const chosen = options[active];
      if (chosen === undefined) return;
      event.preventDefault();
      close();
      go(chosen.href);
    }
  };
  return (
    <form
      role="search"
      action="/search-results"
      className={classes.form}
      onSubmit={close}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <SearchField
        ref={field}
        name="q"
        label={t`Rechercher dans la boutique`}
        placeholder={t`Pièce, marque ou référence`}
        hint={t`Appuyez sur /`}
        maxLength={100}
        enterKeyHint="search"
        role="combobox"
        aria-expanded={shown !== null}
        aria-controls={list}
        aria-autocomplete="list"
        {...(options[active] === undefined ? {} : { 'aria-activedescendant': `${list}-${active}` })}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        onFocus={() => {
          void load();
          if (text !== '') setOpen(true);
        }}
        onKeyDown={onKeyDown}
        {...(text === ''
          ? {}
          : {
              clear: {
                label: t`Effacer`,
                onPress: () => {
                  setText('');
                  close();
                  field.current?.focus();
                },
              },
            })}
      />
      <input type="hidden" name="area" value={area} />
      {shown === null ? null : (
        <Suspense fallback={null}>
          <SuggestionPanel
            id={list}
            text={shown.text}
            answer={shown.page}
            local={shown.local}
            options={options}
            active={active}
            seeAll={resultsHref(asked, area)}
            onChosen={close}
          />
        </Suspense>
      )}
    </form>
  );
}

/** Moves through the proposals and past them: -1 is the field itself. */
function nextActive(at: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((at + 1 + step + places) % places) - 1;
}

/** "/" leads to the field from anywhere but another field. */
function useSlash(field: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}
