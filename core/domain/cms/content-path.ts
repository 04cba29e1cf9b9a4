/** Where a content stands in the shop, by the patterns of domain 1.4. */
export const PAGE_TYPE = 'page';

/** Without a slash at its start: a page at its slug, everything else below the list of its type. */
export const pathOfContent = ({ type, slug }: { readonly type: string; readonly slug: string }): string =>
  type === PAGE_TYPE ? slug : `${type}/${slug}`;
