import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { officePullRoute, officePushRoute } from '#core/contract/admin/sync/routes.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import type { pullRoute, pushRoute } from '#core/wire/sync.ts';
import type { Person, SyncedPerson } from '#server/platform/person.ts';

import { officeRealm, shopRealm, type Caller, type SyncWindow } from './authorize-sync.ts';
import type { ChangeLimit } from './change-limit.ts';
import { callDirectly } from './change/call-directly.ts';
import type { ChangeDeps } from './change/change-deps.ts';
import type { ChangeOwner } from './change/change-owner.ts';
import { pull } from './pull.ts';
import { push } from './push.ts';

/** What these handlers read of a request beside its validated input. */
interface SyncCall {
  readonly now: Date;
  readonly locale: Locale;
  /** What limits count by. */
  readonly network: string;
  /** The mutation id of a direct call. */
  readonly idempotencyKey: string | null;
}

export interface PersonCall extends SyncCall {
  /** The guest whose cookie came with the request. */
  visitor(): Promise<string | null>;
  /** The customer whose session came with it. */
  customer(): Promise<string | null>;
  /** Halves of the shop that are closed to them; silent: none. */
  closedAreas?(): Promise<readonly Area[]>;
  /** Whose records it is about: a session says more than the cookie of a guest. */
  person(): Promise<Person | null>;
}

/** Runs a change that is only called, in the transaction of its person. */
export type Direct = (route: string, call: PersonCall, args: unknown) => Promise<unknown>;

export interface OfficeCall extends SyncCall {
  /** Who works here, of the session that came with it. */
  admin(): Promise<Admin | null>;
}

export interface SyncDeps<P extends SyncedPerson = Person> extends ChangeDeps<P> {
  readonly window: SyncWindow;
  readonly changeLimit: ChangeLimit;
}

type PushInput = RouteInput<typeof pushRoute>;
type PullInput = RouteInput<typeof pullRoute>;

/** Push, pull, and every offline-capable route called directly. */
export function syncHandlers(deps: SyncDeps) {
  return {
    online: {
      'api.sync.push': async (call: PersonCall, { body }: PushInput): Promise<RouteAnswer<typeof pushRoute>> =>
        push(deps, { realm: shopRealm(await callerOf(call)), ...partsOf(call), ...(await closedTo(call)) }, body),
      'api.sync.pull': async (call: PersonCall, { body }: PullInput): Promise<RouteAnswer<typeof pullRoute>> =>
        pull(deps, shopRealm(await callerOf(call)), call.now, body),
    },
    /** The same change as in a push, at once. */
    direct: async (route: string, call: PersonCall, args: unknown): Promise<unknown> => {
      deps.changeLimit.take(call.network, 1);
      return callDirectly(deps, await ownerOf(call), { route, args, idempotencyKey: call.idempotencyKey });
    },
  };
}

/** The same of the back office: other handlers, lanes and records, and nobody of the shop is anybody here (rule S90). */
export function officeSyncHandlers(deps: SyncDeps<Admin>) {
  return {
    online: {
      'api.admin.sync.push': async (
        call: OfficeCall,
        { body }: RouteInput<typeof officePushRoute>,
      ): Promise<RouteAnswer<typeof officePushRoute>> =>
        push(deps, { realm: officeRealm(await call.admin()), ...partsOf(call) }, body),
      'api.admin.sync.pull': async (
        call: OfficeCall,
        { body }: RouteInput<typeof officePullRoute>,
      ): Promise<RouteAnswer<typeof officePullRoute>> => pull(deps, officeRealm(await call.admin()), call.now, body),
    },
    /** The same change as in a push, at once. */
    direct: async (route: string, call: OfficeCall, args: unknown): Promise<unknown> => {
      const person = await call.admin();
      if (person === null) throw new Refusal('session.required');
      deps.changeLimit.take(call.network, 1);
      return callDirectly(deps, { person, ...partsOf(call) }, { route, args, idempotencyKey: call.idempotencyKey });
    },
  };
}

const partsOf = ({ now, locale, network }: SyncCall) => ({ now, locale, network });

const closedTo = async (call: PersonCall) => ({ closedAreas: (await call.closedAreas?.()) ?? [] });

async function callerOf(call: PersonCall): Promise<Caller> {
  const person = await call.person();
  return { visitor: await call.visitor(), customer: person?.kind === 'customer' ? person : null };
}

/** A cookie that nobody knows (a restored server) is renewed like an old token: by asking `api.me` (rule 15). */
async function ownerOf(call: PersonCall): Promise<ChangeOwner> {
  const person = await call.person();
  if (person === null) throw new Refusal('token.expired');
  return { person, ...partsOf(call), ...(await closedTo(call)) };
}
