/** A return in three steps (domain 6.3): the order, its articles with their reasons, details and photos. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { href } from '#core/contract/pages/href.ts';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import type { RmaReason } from '#core/domain/returns/reasons.ts';
import { AccountFrame, AccountSkeleton } from '#src/shop/features/account/account-frame.tsx';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { useOrders, useReturns } from '#src/shop/features/account/account-state.ts';
import { askForm, askIn, newAsk, type AskDraft } from '#src/shop/features/account/returns/ask/ask-draft.ts';
import { ChooseLines } from '#src/shop/features/account/returns/ask/choose-lines.tsx';
import { ChooseOrder } from '#src/shop/features/account/returns/ask/choose-order.tsx';
import { Details } from '#src/shop/features/account/returns/ask/details.tsx';
import { useReasons } from '#src/shop/features/account/returns/ask/use-reasons.ts';
import { deviceInstant } from '#src/shop/parts/device/device-instant.ts';
import { useSearchParam } from '#src/shop/parts/page/address/search-param.ts';
import { DraftKept } from '#src/shop/parts/pending/draft-kept.tsx';
import { useDraft, type Draft } from '#src/shop/store/drafts/drafts.ts';

export function AskReturnPage(place: AccountPlace) {
  const { t } = useLingui();
  const { area } = place;
  const orders = useOrders(area);
  const returns = useReturns(area);
  const reasons = useReasons();
  const draft = useDraft(askForm(area), { at: deviceInstant, editingRefused: null });
  return (
    <AccountFrame
      {...place}
      title={t`Demande de retour`}
      back={{ href: href(`${area}.account.rma`), label: t`Retour à vos retours` }}
      after={draft.kept ? <DraftKept /> : undefined}
    >
      {orders === null || returns === null || reasons === null || draft.value === undefined ? (
        <AccountSkeleton />
      ) : (
        <Steps
          area={area}
          orders={orders}
          // What was refused takes no units from another request.
          returns={returns.filter(({ state }) => state !== 'refused').map(({ record }) => record)}
          reasons={reasons}
          draft={draft}
        />
      )}
    </AccountFrame>
  );
}

interface StepsProps {
  area: AccountPlace['area'];
  orders: readonly OrderRecord[];
  returns: readonly RmaRecord[];
  reasons: readonly RmaReason[];
  draft: Draft;
}

function Steps({ area, orders, returns, reasons, draft }: StepsProps) {
  const named = useSearchParam('commande');
  const [ask, setAsk] = useState(() => askIn(draft.value, crypto.randomUUID(), named));
  const [isLed, setLed] = useState(false);
  const order = orders.find(({ uuid }) => uuid === ask.order);
  const change = (part: Partial<AskDraft>): void => {
    const next = { ...ask, ...part };
    if (part.step !== undefined) setLed(true);
    setAsk(next);
    draft.keep(next);
  };
  const ofOrder = returns.filter((one) => one.order === ask.order);
  if (order === undefined || ask.step === 1)
    return (
      <ChooseOrder
        area={area}
        orders={orders}
        returns={returns}
        isLed={isLed}
        choose={(uuid) => change(uuid === ask.order ? { step: 2 } : newAsk(crypto.randomUUID(), uuid))}
      />
    );
  const shared = { area, ask, order, returns: ofOrder, reasons, change, isLed };
  return ask.step === 2 ? <ChooseLines key="lines" {...shared} /> : <Details key="details" {...shared} />;
}
