/** What a customer's devices hold of the account: confirmed by the server, or folded over what waits. */
import type { Address } from '#core/contract/account/address-fields.ts';
import type { ProfileFields } from '#core/resources/users/customer-fields.ts';
import type { CreditEntry } from '#core/domain/payment/store-credit.ts';
import { oneLane } from '#core/wire/lane.ts';
import { recordKind } from '#core/wire/record.ts';

/** The profile as its owner sees it. E-mail, group and approval are not changed with it. */
export interface ProfileRecord {
  readonly kind: 'profile';
  readonly uuid: string;
  readonly rev: number;
  /** Which revision that is; left out by servers before 0.2, and where a change of such a build waits. */
  readonly revId?: string | undefined;
  readonly email: string;
  readonly group: string;
  readonly approval: 'pending' | 'approved' | 'refused';
  /** ISO instants of the account and of its last change; left out by servers before 0.1. */
  readonly createdAt?: string;
  readonly updatedAt?: string;
  readonly fields: ProfileFields;
  /** What the shop owes its owner; left out by servers before 0.1. */
  readonly credit?: readonly CreditEntry[];
}

/** The address book, whole: defaults belong to all of it. */
export interface AddressesRecord {
  readonly kind: 'addresses';
  readonly addresses: readonly Address[];
}

/** Written on top of the revision that was seen: what has not come to this device is not folded. */
export const profileKind = recordKind<ProfileRecord, null>({ kind: 'profile' });

export const addressesKind = recordKind<AddressesRecord, null>({
  kind: 'addresses',
  empty: () => ({ kind: 'addresses', addresses: [] }),
});

/** Changes name the ids of revisions since version 2; one that was queued before counts by the number alone. */
export const withRevIds = { version: 2, upcast: (_version: number, args: unknown): unknown => args } as const;

export const ACCOUNT_LANE = 'account';
export const accountLane = oneLane(ACCOUNT_LANE);
