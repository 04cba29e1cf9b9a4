import type { ReactNode } from 'react';
import { deskLayout, textLink } from '#styled/recipes';
import { linePicture } from '#src/content/media.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Plate } from '#src/ui/picture/picture.tsx';

interface ArticleCellProps {
  article: {
    readonly name: string;
    /** Of its page in the shop; null or empty where it has none any more. */
    readonly path: string | null;
    readonly image: string | null;
  };
  /** Under its name, each in a line of its own. */
  children: ReactNode;
}

/** An article as the head of its row. */
export function ArticleCell({ article: { name, path, image }, children }: ArticleCellProps) {
  return (
    <th scope="row">
      <div className={deskLayout().article}>
        {image === null ? null : <Plate image={linePicture(image)} size="thumb" sizes="48px" />}
        <div>
          <b>
            {path === null || path === '' ? (
              name
            ) : (
              <Link href={path} opensTab className={textLink({ plain: true })}>
                {name}
              </Link>
            )}
          </b>
          {children}
        </div>
      </div>
    </th>
  );
}
