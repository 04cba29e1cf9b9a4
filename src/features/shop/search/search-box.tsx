import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentType } from 'react';
import { suggestions } from '#styled/recipes';
import type { Area } from '#core/domain/area.ts';
import type { ComboboxEars, ComboboxState, LiveSuggestionsProps } from '#src/features/shop/search/live-suggestions.tsx';
import { useActions } from '#src/screens/shop/actions.tsx';
import { SearchField } from '#src/ui/search-field/search-field.tsx';

const load = () => import('#src/features/shop/search/live-suggestions.tsx');

/**
 * The search of the shop: a plain form that works before any script and without its proposals; their combobox comes with
 * the first pointer or focus.
 */
export function SearchBox({ area }: { area: Area }) {
  const { t } = useLingui();
  const { needLater } = useActions();
  const [text, setText] = useState('');
  /* the text whose proposals were closed or followed */
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const [entered, setEntered] = useState(false);
  const [Suggestions, setSuggestions] = useState<ComponentType<LiveSuggestionsProps> | null>(null);
  const [combobox, setCombobox] = useState<ComboboxState | null>(null);
  const ears = useRef<ComboboxEars>(null);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const classes = suggestions();

  const enter = (): void => {
    setEntered(true);
    if (Suggestions !== null) return;
    /* its sentences come with it */
    Promise.all([load(), needLater()]).then(
      ([{ LiveSuggestions }]) => setSuggestions(() => LiveSuggestions),
      () => {
        // The form finds without proposals; the next focus asks for them again.
      },
    );
  };
  const leave = (): void => {
    setClosedFor(text);
    setEntered(false);
  };

  const arrived = useEffectEvent((input: HTMLInputElement) => {
    /* typed before the application was there */
    setText(input.value);
    if (document.activeElement === input) enter();
  });
  useEffect(() => {
    const input = field.current;
    if (input === null) return undefined;
    arrived(input);
    return focusOnSlash(input);
  }, []);

  return (
    <form
      role="search"
      action="/search-results"
      className={classes.form}
      onPointerEnter={() => void load().catch(() => {})}
      onSubmit={leave}
    >
      <SearchField
        {...combobox}
        ref={field}
        id={fieldId}
        name="q"
        label={t`Rechercher dans la boutique`}
        placeholder={t`Pièce, marque ou référence`}
        hint={t`Appuyez sur /`}
        maxLength={100}
        enterKeyHint="search"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          enter();
          ears.current?.onChange?.(event);
        }}
        onFocus={(event) => {
          enter();
          ears.current?.onFocus?.(event);
        }}
        onBlur={(event) => ears.current?.onBlur?.(event)}
        onKeyDown={(event) => ears.current?.onKeyDown?.(event)}
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
      {entered && Suggestions !== null ? (
        <Suggestions
          field={field}
          fieldId={fieldId}
          text={text}
          area={area}
          closed={closedFor === text}
          onClosed={(closed) => setClosedFor(closed ? text : null)}
          onFollowed={leave}
          onState={setCombobox}
          ears={ears}
        />
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
