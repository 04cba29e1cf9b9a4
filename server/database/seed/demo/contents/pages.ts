import type { DemoContent } from '../shape.ts';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { cgv } from './cgv.ts';
import { cookies } from './cookies.ts';
import { delivery } from './delivery.ts';
import { faq } from './faq.ts';
import { guarantees } from './guarantees.ts';
import { legalNotice } from './legal-notice.ts';
import { payment } from './payment.ts';
import { posts } from './posts.ts';
import { privacy } from './privacy.ts';
import { quoteGuide } from './quote-guide.ts';
import { returns } from './returns.ts';
import { siteMap } from './site-map.ts';
import { withdrawal } from './withdrawal.ts';

const written: readonly DemoContent[] = [
  about,
  quoteGuide,
  delivery,
  payment,
  returns,
  withdrawal,
  guarantees,
  faq,
  cgv,
  legalNotice,
  privacy,
  cookies,
  accessibility,
];

export const pages: readonly DemoContent[] = [...written, siteMap(written, posts)];
