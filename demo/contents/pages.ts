import type { DemoContent } from '../shape.ts';
import { about } from './pages/about.ts';
import { accessibility } from './pages/accessibility.ts';
import { cgv } from './pages/cgv.ts';
import { cookies } from './pages/cookies.ts';
import { delivery } from './pages/delivery.ts';
import { faq } from './pages/faq.ts';
import { guarantees } from './pages/guarantees.ts';
import { legalNotice } from './pages/legal-notice.ts';
import { payment } from './pages/payment.ts';
import { posts } from './posts.ts';
import { privacy } from './pages/privacy.ts';
import { quoteGuide } from './pages/quote-guide.ts';
import { returns } from './pages/returns.ts';
import { siteMap } from './site-map.ts';
import { withdrawal } from './pages/withdrawal.ts';

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
