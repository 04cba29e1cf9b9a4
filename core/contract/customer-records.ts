/** What a customer's devices hold of the account: confirmed by the server, or folded over what waits. */
import type { Address } from '#core/domain/address.ts';
import type { Area } from '#core/domain/area.ts';
import type { Gender } from '#core/domain/customer.ts';
import type { Money } from '#core/domain/money.ts';
import type { Wish } from '#core/domain/wishlist.ts';

interface PersonFields {
  readonly gender: Gender;
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string | null;
  /** E.164. */
  readonly phone: string;
  readonly company: string | null;
  readonly address: string | null;
  readonly additionalAddress: string | null;
  readonly newsletter: boolean;
}

interface CompanyFields {
  readonly corporateName: string;
  readonly tradeName: string | null;
  readonly siret: string;
  readonly website: string | null;
  readonly vatNumber: string | null;
  readonly apeCode: string | null;
}

/** What a customer may write of the profile; a professional's company is part of it (specification §3). */
export type ProfileFields =
  | ({ readonly customerType: 'individual' } & PersonFields)
  | ({ readonly customerType: 'professional' } & PersonFields & CompanyFields);

/** The profile as its owner sees it. E-mail, group and approval are not changed with it. */
export interface ProfileRecord {
  readonly kind: 'profile';
  readonly uuid: string;
  readonly rev: number;
  readonly email: string;
  readonly group: string;
  readonly approval: 'pending' | 'approved' | 'refused';
  readonly fields: ProfileFields;
}

/** The address book, whole: defaults belong to all of it. */
export interface AddressesRecord {
  readonly kind: 'addresses';
  readonly addresses: readonly Address[];
}

/** An article put aside, with what shows it where the catalogue has not come yet. */
export interface WishEntry extends Wish {
  readonly name: string;
  readonly path: string;
  /** Hash of the picture under `/media/`. */
  readonly image: string | null;
  /** What it cost when it was put aside; null for an article without a price of its own. */
  readonly price: Money | null;
  readonly at: string;
}

/** The articles of one area that were put aside, newest first. */
export interface WishlistRecord {
  readonly kind: 'wishlist';
  readonly area: Area;
  readonly wishes: readonly WishEntry[];
}
