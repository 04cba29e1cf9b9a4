import { useCallback, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { ORDER_COMMENT_MAX } from '#core/contract/checkout/place-order.ts';
import * as f from '#core/wire/fields.ts';
import { useContractForm } from '#src/forms/contract-form.ts';
import type { CheckoutChoice, CheckoutDraft } from '#src/shop/store/checkout/checkout-draft.ts';

const PURCHASE_ORDER_MAX = 60;

/** What is typed and ticked beside the way to pay; the boxes are never ticked beforehand (art. L221-14). */
const schemaFor = (hasDownload: boolean) =>
  v.object({
    comment: v.optional(f.optionalText(ORDER_COMMENT_MAX), null),
    purchaseOrderNumber: v.optional(f.optionalText(PURCHASE_ORDER_MAX), null),
    terms: v.literal(true, 'terms.required'),
    waiveWithdrawal: v.pipe(
      v.optional(v.boolean(), false),
      v.check((isWaived) => isWaived || !hasDownload, 'accepted'),
    ),
  });

type Schema = ReturnType<typeof schemaFor>;

export function usePaymentForm(
  draft: CheckoutDraft | null,
  hasDownload: boolean,
  isTaken: () => boolean,
  choose: (choice: CheckoutChoice) => Promise<boolean>,
): UseFormReturn<InferInput<Schema>, unknown, InferOutput<Schema>> {
  const schema = useMemo(() => schemaFor(hasDownload), [hasDownload]);
  const [defaults] = useState(() => ({
    comment: draft?.comment ?? null,
    purchaseOrderNumber: draft?.purchaseOrderNumber ?? null,
  }));
  const keep = useCallback(
    ({ comment, purchaseOrderNumber }: InferInput<Schema>) => {
      if (!isTaken()) void choose({ comment: comment ?? null, purchaseOrderNumber: purchaseOrderNumber ?? null });
    },
    [choose, isTaken],
  );
  return useContractForm<InferInput<Schema>, InferOutput<Schema>>({ schema, defaults, keep });
}
