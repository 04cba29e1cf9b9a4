/**
 * The guest of this device after the customer has signed in: a sign-in that was cut short is finished, what the guest
 * could not send yet goes out as the guest's (rule S83), and then the guest's database goes.
 */
import type { PersonStore } from '#src/db/store.ts';
import { bringGuest, bringRest } from '#src/sync/bring-guest.ts';
import { untilEmpty } from '#src/sync/closing.ts';
import { GUEST } from '#src/sync/scope.ts';
import { customerIn } from '#src/sync/customer.ts';
import { identityIn, isMergedFor } from '#src/sync/meta.ts';

export interface GuestSender {
  resume(): void;
  stop(): Promise<void>;
}

export interface LeftBehindDeps {
  readonly customer: PersonStore;
  readonly open: (scope: string) => Promise<PersonStore>;
  /** Starts to send what is in the guest's database. */
  readonly send: (guest: PersonStore) => GuestSender;
  readonly now: () => string;
  readonly newId: () => string;
  readonly report: (error: unknown) => void;
}

/** Answers at once; the rest goes on beside. */
export function followLeftBehind(deps: LeftBehindDeps): GuestSender {
  let sender: GuestSender | null = null;
  let isOver = false;
  const tend = async (): Promise<void> => {
    const { customer, now, newId } = deps;
    const guest = await deps.open(GUEST);
    await bringGuest({ guest, customer, now, newId });
    const [identity, who] = [await guest.read(['meta'], identityIn), await customer.read(['meta'], customerIn)];
    if (who === null || !isMergedFor(identity, who.uuid) || isOver) {
      guest.close();
      return;
    }
    if ((await guest.read(['outbox'], async (t) => await t.outbox.count())) > 0) {
      sender = deps.send(guest);
      await untilEmpty(guest);
    }
    if (isOver) return;
    await bringRest({ guest, customer, now, newId });
    await sender?.stop();
    sender = null;
    await guest.destroy();
  };
  tend().catch(deps.report);
  return {
    resume: () => sender?.resume(),
    stop: async () => {
      isOver = true;
      await sender?.stop();
    },
  };
}
