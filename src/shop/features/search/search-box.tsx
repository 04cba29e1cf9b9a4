import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { suggestions } from '#styled/recipes';
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import type { ComboboxListeners, ComboboxState } from '#src/shop/features/search/use-field-combobox.ts';
import { loadSuggestions, useSuggestions } from '#src/shop/features/search/use-suggestions.ts';
import { SearchField } from '#src/ui/search-field/search-field.tsx';

/**
 * The search of the shop: a plain form that works before any script and without its proposals; their combobox comes with
 * the first pointer or focus.
 */
export function SearchBox({ area }: { area: Area }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { Suggestions, enter, ...proposals } = useSuggestions(text);
  const [combobox, setCombobox] = useState<ComboboxState | null>(null);
  const listeners = useRef<ComboboxListeners>(null);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const classes = suggestions();

  const arrived = useEffectEvent((input: HTMLInputElement) => {
    /* typed before the application was there; else the question whose answer this page is */
    setText(input.value || (new URLSearchParams(location.search).get('q') ?? ''));
    if (document.activeElement === input) enter();
  });
  useEffect(() => {
    const input = field.current;
    if (input !== null) arrived(input);
  }, []);

  return (
    <form
      role="search"
      action={href('search')}
      className={classes.form}
      onPointerEnter={() => void loadSuggestions().catch(() => {})}
      onSubmit={proposals.onFollowed}
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
          listeners.current?.onChange?.(event);
        }}
        onFocus={(event) => {
          enter();
          listeners.current?.onFocus?.(event);
        }}
        onBlur={(event) => listeners.current?.onBlur?.(event)}
        onKeyDown={(event) => listeners.current?.onKeyDown?.(event)}
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
      {Suggestions === null ? null : (
        <Suggestions
          {...proposals}
          field={field}
          fieldId={fieldId}
          text={text}
          area={area}
          onState={setCombobox}
          listeners={listeners}
        />
      )}
    </form>
  );
}
