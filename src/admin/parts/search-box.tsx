import { useLingui } from '@lingui/react/macro';
import { list } from '#styled/recipes';
import { useTypedSearch } from '#src/admin/parts/typed-search.ts';
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
  const { text, type, search } = useTypedSearch(q, onSearch, PAUSE_MS);
  const classes = list();
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        search();
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
