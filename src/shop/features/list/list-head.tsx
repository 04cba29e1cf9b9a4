import type { ReactNode } from 'react';
import { pageHead } from '#styled/recipes';
import type { Picture as PictureShown } from '#core/contract/catalogue/structure.ts';
import { pictureData } from '#src/content/media.ts';
import type { ListWords } from '#src/shop/features/list/list-words.ts';
import { Trail } from '#src/shop/parts/page/trail.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';

interface ListHeadProps {
  words: ListWords;
  /** Of a category that has one. */
  banner: PictureShown | undefined;
  /** Null where there is nothing to be counted or sorted: its words are all there is. */
  sorting: ReactNode | null;
}

/** What the list is, how much is in it, and its order where there is room beside the title. */
export function ListHead({ words, banner, sorting }: ListHeadProps) {
  const head = pageHead({ quiet: sorting !== null });
  return (
    <div className={head.root}>
      <div className={head.crumbs}>
        <Trail crumbs={words.crumbs} />
      </div>
      <div className={head.row}>
        <h1 className={head.title}>{words.title}</h1>
        {sorting === null ? null : (
          <div className={head.aside}>
            <span className={head.count}>{words.count}</span>
            <div className={head.large}>{sorting}</div>
          </div>
        )}
      </div>
      {banner === undefined ? null : (
        <div className={head.banner}>
          <Picture image={pictureData(banner, banner.alt)} sizes="(min-width: 1024px) 1200px, 100vw" priority />
        </div>
      )}
      {words.text === '' ? null : (
        <p className={head.text} lang={words.textLang}>
          {words.text}
        </p>
      )}
    </div>
  );
}
