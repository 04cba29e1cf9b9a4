/**
 * The guest of this device after the customer has signed in: a sign-in that was cut short is finished, what the guest
 * could not send yet goes out as the guest's (rule S83), and then the guest's database goes.
 */
import type { Lane } from '#core/wire/lane.ts';
import type { InTurn } from '#src/api/one-after-another.ts';
import type { PersonStore } from '#src/db/store.ts';
import { importGuest, importRest, releaseMerges, type ImportDeps } from '#src/sync/scope/import-guest.ts';
import { untilEmpty } from '#src/sync/scope/closing.ts';
import { GUEST } from '#src/sync/scope/scope.ts';
import { customerIn } from '#src/sync/scope/customer.ts';
import { identityIn, isMergedFor } from '#src/sync/meta.ts';

export interface GuestSender {
  resume(): void;
  stop(): Promise<void>;
}

export interface GuestOutboxDeps extends Omit<ImportDeps, 'guest'> {
  readonly open: (scope: string) => Promise<PersonStore>;
  /** Starts to send what is in the guest's database. */
  readonly send: (guest: PersonStore) => GuestSender;
  /** Sign-ins and sign-outs of the device, one after the other, in all tabs. */
  readonly inTurn: InTurn;
  /** Asks the customer's sender to send. */
  readonly notify: () => void;
  readonly report: (error: unknown) => void;
}

/** Answers at once; the rest goes on beside. */
export function sendGuestOutbox(deps: GuestOutboxDeps): GuestSender {
  let sender: GuestSender | null = null;
  let isOver = false;
  const run = async (): Promise<void> => {
    const { customer } = deps;
    const guest = await deps.open(GUEST);
    await importGuest({ ...deps, guest });
    const [identity, who] = [await guest.read(['meta'], identityIn), await customer.read(['meta'], customerIn)];
    const isHere = who !== null && isMergedFor(identity, who.uuid);
    const isStillHere = (): Promise<boolean> =>
      guest.read(['meta'], identityIn).then(
        (one) => isMergedFor(one, who?.uuid ?? ''),
        () => false,
      );
    if (!isHere || isOver) {
      guest.close();
      if (!isHere) await release(() => true);
      return;
    }
    if ((await guest.read(['outbox'], async (t) => await t.outbox.count())) > 0) {
      sender = deps.send(guest);
      await untilEmpty(guest, (lanes) => {
        release((lane) => !lanes.has(lane)).catch(deps.report);
      });
    }
    if (isOver) return;
    await release(() => true);
    await importRest({ ...deps, guest });
    await sender?.stop();
    sender = null;
    // Whoever signs out reads this database meanwhile, and leaves the next guest's in its place: that one stays.
    await deps.inTurn(async () => (isOver || !(await isStillHere()) ? guest.close() : guest.destroy()));
  };
  /** The merge of a cart leaves when the guest's own changes of it have (rule S86). */
  const release = async (isSent: (lane: Lane) => boolean): Promise<void> => {
    if (await releaseMerges(deps.customer, isSent)) deps.notify();
  };
  run().catch(deps.report);
  return {
    resume: () => sender?.resume(),
    stop: async () => {
      isOver = true;
      await sender?.stop();
    },
  };
}
