import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { list } from '#styled/recipes';
import { magnifyingGlass } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

/** How long after the last letter the list is asked. */
const PAUSE_MS = 80;

interface SearchBoxProps {
  /** What the address looks for. */
  q: string;
  /** The words of what is searched in: "Code, nom, ville". */
  where: string;
  onSearch: (q: string) => void;
}

/** Looks for words as they are typed; `/` leads here, Escape empties it. */
export function SearchBox({ q, where, onSearch }: SearchBoxProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState({ q, text: q });
  /* back and forward change what is looked for without anybody typing */
  const text = typed.q === q ? typed.text : q;
  const field = useRef<HTMLInputElement>(null);
  const search = (words: string): void => {
    if (words.trim() !== q) onSearch(words.trim());
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchLater(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const classes = list();
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <Icon glyph={magnifyingGlass} size="sm" className={classes.searchIcon ?? ''} />
      <input
        ref={field}
        type="search"
        data-list-search=""
        aria-label={t`Chercher dans la liste`}
        aria-keyshortcuts="/"
        placeholder={where}
        autoComplete="off"
        maxLength={200}
        value={text}
        className={classes.searchInput}
        onChange={({ target }) => setTyped({ q, text: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          setTyped({ q, text: '' });
        }}
      />
      <kbd aria-hidden className={classes.key}>
        /
      </kbd>
    </form>
  );
}
