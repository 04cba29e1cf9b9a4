import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
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

/** Looks for words as they are typed; `/` leads here, Escape empties it. */
export function SearchBox({ q, where, onSearch }: SearchBoxProps) {
  const { t } = useLingui();
  const [field, setField] = useState<Field>({ q, text: q, asked: [] });
  if (field.q !== q) setField(followed(field, q));
  const { text } = field;
  const type = (words: string): void => setField((before) => ({ ...before, text: words }));
  const search = (typed: string): void => {
    const words = typed.trim();
    if (words === q) return;
    setField((before) => ({ ...before, asked: [...before.asked, words] }));
    onSearch(words);
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
        type="search"
        data-list-search=""
        aria-label={t`Chercher dans la liste`}
        aria-keyshortcuts="/"
        placeholder={where}
        autoComplete="off"
        maxLength={200}
        value={text}
        className={classes.searchInput}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          type('');
        }}
      />
      <kbd aria-hidden className={classes.key}>
        /
      </kbd>
    </form>
  );
}
