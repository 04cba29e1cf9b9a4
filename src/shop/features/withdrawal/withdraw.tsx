/** Two screens and their result: the statement, « Confirmer la rétractation », and when it was received. */
import { useEffect, useState, type ReactNode } from 'react';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Closed } from '#src/shop/features/withdrawal/closed.tsx';
import { Confirm } from '#src/shop/features/withdrawal/confirm.tsx';
import { Received } from '#src/shop/features/withdrawal/received.tsx';
import type { Offer, Stated, StoreBody, Told } from '#src/shop/features/withdrawal/stated.ts';
import { Statement } from '#src/shop/features/withdrawal/statement.tsx';
import { callOnline } from '#src/shop/store/person/session.ts';
import { useView } from '#src/shop/store/state.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

/** @param known what this device knows of earlier ones, until the shop has answered to this one */
export function Withdraw({ by, known = null }: { by: StoreBody['by']; known?: ReactNode }) {
  const online = useView((state) => state.connection.online);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [stated, setStated] = useState<Stated | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const [busy, setBusy] = useState(false);
  /** Of this withdrawal: pressed again after a lost answer, it is the same one. */
  const [uuid] = useState(() => crypto.randomUUID());
  const { ask, failure } = useAsk();
  const source = JSON.stringify(by);
  useEffect(() => {
    let isHere = true;
    void ask(async () => {
      const answered = await callOnline('api.withdrawals.show', { body: { by } });
      if (isHere && answered.ok) setOffer(answered.answer);
      return answered;
    });
    return () => {
      isHere = false;
    };
    // Asked again for another order, and when the network is back.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [source, online]);
  const send = async (): Promise<void> => {
    if (stated === null) return;
    setBusy(true);
    await ask(async () => {
      const answered = await callOnline('api.withdrawals.store', { body: { uuid, by, ...stated } });
      if (answered.ok) setTold(answered.answer);
      return answered;
    });
    setBusy(false);
  };
  if (told !== null && offer !== null) {
    const order = 'order' in by ? by.order : null;
    return <Received told={told} offer={offer} order={order} email={stated?.email ?? offer.email} />;
  }
  if (offer === null)
    return (
      <>
        {known}
        {failure === null ? <Skeleton shape="block" /> : <FailureNote failure={failure} />}
      </>
    );
  const isLeft = offer.lines.some(({ quantity }) => quantity > 0);
  if (!offer.isOpen || !isLeft) return known ?? <Closed offer={offer} />;
  if (stated !== null && isConfirming)
    return (
      <>
        <FailureNote failure={failure} />
        <Confirm
          offer={offer}
          stated={stated}
          busy={busy}
          back={() => setConfirming(false)}
          confirm={() => void send()}
        />
      </>
    );
  return (
    <>
      {known}
      <Statement
        offer={offer}
        stated={stated}
        go={(next) => {
          setStated(next);
          setConfirming(true);
        }}
      />
    </>
  );
}
