/**
 * Signing in and out, and what the back office knows at its start of who is there.
 *
 *   unknown ─ marker and answer ─► signedIn ─ the session ends ─► expired ─ in place ─► signedIn
 *           ├ no marker ─► signedOut ─ password ─► signedIn, or secondFactor ─ code ─► signedIn
 *           └ marker, no network ─► as this device kept it
 */
import { isUuid } from '#core/domain/text/uuid.ts';
import { CallFailed } from '#src/api/failure.ts';
import type { InTurn } from '#src/api/one-after-another.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import { answersOf } from '#src/admin/api/answers-of.ts';
import { device, keptAnswers } from '#src/admin/app/account/device.ts';
import { hasMarker, lastOwner } from '#src/admin/app/account/marker.ts';
import type { Me, OfficeAccount } from '#src/admin/port/office.tsx';
import { session, showSession } from '#src/admin/store/session.ts';
import { ADMIN_KEYS, readKey, writeKey } from '#src/admin/store/storage-keys.ts';

const ME = 'api.admin.me';

export interface AccountDeps {
  readonly call: Call;
  /** ISO instant. */
  readonly now: () => string;
  /** Serialises across tabs. */
  readonly inTurn: InTurn;
}

export interface Account extends OfficeAccount {
  /** Finds out who is there. */
  begin(): Promise<void>;
}

export function createAccount({ call, now, inTurn }: AccountDeps): Account {
  const kept = answersOf(keptAnswers);

  async function takeIn({ admin, isSecondFactorDue }: Me): Promise<void> {
    if (admin === null) return showSession(isSecondFactorDue ? 'secondFactor' : 'signedOut', null);
    await (await device()).openDevice(admin.id);
    /* the token in an answer proves who asks: it is not kept */
    await kept.keep(ME, {}, { answer: { admin, isSecondFactorDue, token: '' }, at: now() });
    showSession('signedIn', admin);
  }

  /** As this device last heard. */
  async function takeKept(): Promise<void> {
    const id = lastOwner();
    if (id === null) return showSession('signedOut', null);
    await (await device()).openDevice(id);
    const last = await kept.read(ME, {});
    showSession(last?.answer.admin ? 'signedIn' : 'signedOut', last?.answer.admin ?? null);
  }

  /** A sign-out that the shop has not heard of yet: the other tabs start anew meanwhile, and one of them tells it. */
  const tellLeaving = (): Promise<void> =>
    inTurn(async () => {
      if (readKey(ADMIN_KEYS.leaving) === null) return;
      const group = readKey(ADMIN_KEYS.leaving);
      await call('api.admin.logout', { body: isUuid(group ?? '') ? { group } : {} });
      writeKey(ADMIN_KEYS.leaving, null);
    });

  return {
    takeIn,
    async begin() {
      try {
        if (readKey(ADMIN_KEYS.leaving) !== null) await tellLeaving();
        /* drafts of somebody whose session ran out stay for their next sign-in; another person's sign-in deletes them */
        if (!hasMarker(document.cookie)) return showSession('signedOut', null);
        await takeIn(await call(ME, {}));
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        await (readKey(ADMIN_KEYS.leaving) === null ? takeKept() : showSession('signedOut', null));
      }
    },
    async signOut() {
      writeKey(ADMIN_KEYS.leaving, 'yes');
      showSession('signedOut', null);
      const here = await device();
      const group = await here.deviceGroup();
      if (group !== null && readKey(ADMIN_KEYS.leaving) !== null) writeKey(ADMIN_KEYS.leaving, group);
      await here.emptyDevice();
      try {
        await tellLeaving();
      } catch (error) {
        /* told at the next start */
        if (!(error instanceof CallFailed)) throw error;
      }
    },
  };
}

/** The session ended while somebody worked: the work stays on the screen. */
export function endInPlace(): void {
  if (session.phase === 'signedIn') showSession('expired', session.admin);
}
