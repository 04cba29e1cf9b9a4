import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import type { RmaReason } from '#core/domain/returns/reasons.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { AskDraft } from '#src/shop/features/account/returns/ask/ask-draft.ts';

/** What a step of a request is drawn with. */
export interface StepProps {
  area: Area;
  ask: AskDraft;
  order: OrderRecord;
  /** Those of the order. */
  returns: readonly RmaRecord[];
  reasons: readonly RmaReason[];
  /** A press led here: the focus goes to the heading. */
  isLed: boolean;
  change: (part: Partial<AskDraft>) => void;
}
