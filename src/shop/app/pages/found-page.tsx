import type { ComponentType } from 'react';
import type { Page, PageFound, PageKind } from '#core/contract/pages/page.ts';
import { PAGES, type PageOf } from '#src/shop/app/pages/page-components.ts';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';

/** The document has the head of its page: the one of the next page comes with what follows the first drawing. */
const PageHead = deferred(async () => (await import('#src/shop/parts/page/page-head.tsx')).PageHead);

export interface FoundPageProps {
  /** Not there yet when what stands around the page could not be had before: the router draws both anew together. */
  answer: PageFound | undefined;
}

/** The page a public address shows, and its head. */
export function FoundPage({ answer }: FoundPageProps) {
  if (answer === undefined) return null;
  const { head, page, pricedAt } = answer;
  return (
    <>
      <PageHead head={head} />
      <Shown kind={page.kind} page={page} pricedAt={pricedAt} />
    </>
  );
}

function Shown<Kind extends PageKind>({ kind, page, pricedAt }: { kind: Kind; page: PageOf<Kind>; pricedAt: string }) {
  const Component: ComponentType<{ page: PageOf<Kind>; pricedAt: string }> = PAGES[kind];
  return <Component key={keyOf(page)} page={page} pricedAt={pricedAt} />;
}

/** Another key, another thing: what was open or typed on the page before does not go over to it. */
function keyOf(page: Page): string {
  if ('document' in page) return page.document.uuid;
  if ('row' in page) return page.row.uuid;
  switch (page.kind) {
    case 'home':
      return page.area;
    case 'list':
      return `${page.area}/${page.categoryId}`;
    case 'postList':
      return page.postList.slug;
    case 'contact':
      return `${page.area}/${page.topic}`;
    default:
      return '';
  }
}
