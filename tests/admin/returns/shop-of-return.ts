import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { ReturnPage } from '#src/admin/features/returns/return-page.tsx';
import { shopOfDesk } from '#tests/admin/desk/shop-of-desk.ts';
import { drawPage, type Reader } from '#tests/admin/frame/draw-page.tsx';
import { RETURN } from './sample-return.ts';

type Answers = Parameters<typeof shopOfDesk>[2];

/** A shop that has one return. */
export const shopOfReturn = (desk: RmaDesk, answers: Answers = {}) => shopOfDesk('rma', desk, answers);

/** The page of that return. */
export const drawReturn = ({ call }: ReturnType<typeof shopOfReturn>, reader: Reader = {}) =>
  drawPage({ ...reader, address: adminHref('admin.rma.edit', { id: RETURN }), Page: ReturnPage, call });
