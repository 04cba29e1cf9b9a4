import type { PageFound } from '#core/contract/pages/page.ts';
import { PAGES } from '#src/app/page-components.ts';
import { PageHead } from '#src/screens/shop/page-head.tsx';

export interface FoundPageProps {
  /** Not there yet when what stands around the page could not be had before: the router draws both anew together. */
  answer: PageFound | undefined;
}

/** The page a public address shows, and its head. */
export function FoundPage({ answer }: FoundPageProps) {
  if (answer === undefined) return null;
  return (
    <>
      <PageHead head={answer.head} />
      <Shown answer={answer} />
    </>
  );
}

function Shown({ answer: { page, pricedAt } }: { answer: PageFound }) {
  switch (page.kind) {
    case 'home':
      return <PAGES.home.Page key={page.area} page={page} pricedAt={pricedAt} />;
    case 'list':
      return <PAGES.list.Page key={`${page.area}/${page.categoryId}`} page={page} pricedAt={pricedAt} />;
    case 'categories':
      return <PAGES.categories.Page />;
    case 'product':
      return <PAGES.product.Page key={page.row.uuid} page={page} pricedAt={pricedAt} />;
    case 'search':
      return <PAGES.search.Page page={page} pricedAt={pricedAt} />;
    case 'content':
      return <PAGES.content.Page key={page.document.uuid} page={page} pricedAt={pricedAt} />;
    case 'post':
      return <PAGES.post.Page key={page.document.uuid} page={page} pricedAt={pricedAt} />;
    case 'postList':
      return <PAGES.postList.Page key={page.postList.slug} page={page} pricedAt={pricedAt} />;
    case 'contact':
      return <PAGES.contact.Page key={`${page.area}/${page.topic}`} page={page} pricedAt={pricedAt} />;
  }
}
