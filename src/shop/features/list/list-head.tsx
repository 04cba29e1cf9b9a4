import type { ReactNode } from 'react';
import { pageHead } from '#styled/recipes';
import type { ListWords } from '#src/shop/features/list/list-words.ts';
import { Trail } from '#src/shop/parts/page/trail.tsx';

/** What the list is, how much is in it, and its order where there is room beside the title. */
export function ListHead({ words, sorting }: { words: ListWords; sorting: ReactNode }) {
  const head = pageHead({ quiet: true });
  return (
    <div className={head.root}>
      <div className={head.crumbs}>
        <Trail crumbs={words.crumbs} />
      </div>
      <div className={head.row}>
        <h1 className={head.title}>{words.title}</h1>
        <div className={head.aside}>
          <span className={head.count}>{words.count}</span>
          <div className={head.large}>{sorting}</div>
        </div>
      </div>
      {words.text === '' ? null : (
        <p className={head.text} lang={words.textLang}>
          {words.text}
        </p>
      )}
    </div>
  );
}
