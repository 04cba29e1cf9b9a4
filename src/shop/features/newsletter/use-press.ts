import { useState } from 'react';
import { useAsk, type Answered } from '#src/forms/use-ask.ts';

/** One press that asks the shop: what it answered, why it did not, and whether it is being asked. */
export function usePress<Answer>(call: () => Promise<Answered & ({ ok: true; answer: Answer } | { ok: false })>) {
  const { ask, failure } = useAsk();
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const press = async (): Promise<void> => {
    setBusy(true);
    await ask(async () => {
      const answered = await call();
      if (answered.ok) setAnswer(answered.answer);
      return answered;
    });
    setBusy(false);
  };
  return { press, isBusy, answer, failure };
}
