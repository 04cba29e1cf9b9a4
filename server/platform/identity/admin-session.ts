import type { Administrator } from '#core/contract/admin/people/me.ts';
import type { Admin } from '#core/domain/actor/actor.ts';

/** Who does something, with the name that histories keep. */
export interface AdminActor extends Admin {
  readonly name: string;
}

/** Somebody of the back office, in one browser; with what they may do at this moment. */
export interface AdminSession {
  readonly id: string;
  readonly remembered: boolean;
  /** The second factor is still to come: until then nobody is here. */
  readonly isPending: boolean;
  /** When the password was given last. */
  readonly confirmedAt: Date;
  readonly administrator: Administrator;
  readonly actor: AdminActor;
}

/** Secrets of the cookies that the browser gets. */
export interface AdminEntered {
  readonly session: string;
  readonly remembered: boolean;
  /** Another one once somebody is really there; absent while the second factor is still to come. */
  readonly browser?: string;
}
