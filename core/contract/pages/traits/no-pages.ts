/** What is never a page of the shop, nor answered with its document (design §6). */

/** First segments that stand apart: the api, parts and pictures, the back office, other systems. */
export const NO_PAGE_SEGMENTS: readonly string[] = ['api', 'vue', 'media', 'admin', 'wp', 'storage'];

/** True for what stands apart and for files. */
export const isNoPage = (path: string): boolean =>
  NO_PAGE_SEGMENTS.includes(path.split('/')[1] ?? '') || isFilePath(path);

/** True where the last segment has an ending. */
export const isFilePath = (path: string): boolean => path.lastIndexOf('.') > path.lastIndexOf('/');
