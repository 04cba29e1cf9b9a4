/** The picture of the shop beside a link to a page that has none of its own (domain 9, branding). */
import type { Picture } from '#core/contract/catalogue/structure.ts';
import type { HeadState } from '#core/contract/pages/head/head.ts';
import { withShared } from '#core/contract/pages/head/shared-head.ts';
import type { Metadata } from '#core/contract/shop/metadata.ts';

/** Nobody said anything of this page: it speaks for itself. */
const SILENT = {
  ogTitle: '',
  ogDescription: '',
  twitterTitle: '',
  twitterDescription: '',
  twitterPicture: null,
  index: true,
  follow: true,
} as const;

export const withSharePicture = (head: Metadata, picture: Picture | null, shop: HeadState): Metadata =>
  picture === null || head.og_image.length > 0 || head.twitter_image !== null
    ? head
    : withShared(head, { ...SILENT, ogPicture: picture }, shop);
