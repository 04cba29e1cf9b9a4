/** What a person's data offers to change who is here; screens reach it through `session.ts`. */
import type { OnlineRouteName } from '#core/contract/online-routes.ts';
import type { CallAnswer, CallInput } from '#src/api/client.ts';
import type { Failure } from '#src/api/failure.ts';
import type { Lane } from '#core/wire/lane.ts';

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** `to`: where the fresh document begins, a path of this shop (`core/domain/shop/return-path.ts`). */
export type SignIn = (input: SignInInput, to: string) => Promise<SignedIn>;

/** Lets in whoever was signed in at the shop's other host, by what that handed over. */
export type Arrive = (secret: string, to: string) => Promise<SignedIn>;

/** Signs somebody of the shop in as a customer, by the link of the back office. */
export type Borrow = (secret: string, to: string) => Promise<SignedIn>;

export type SignedIn =
  | { readonly ok: true }
  /**
   * What the shop said, or why it could not be asked. `scope.mismatch` with `reason: unsent` and `left`: this device
   * holds that many changes of another customer whose session has ended; they sign in again, or sign out first.
   */
  | { readonly ok: false; readonly failure: Failure };

export interface SignOutInput {
  /** Ends every session of the customer. */
  readonly everywhere?: boolean;
  /** `keep`: what cannot be sent stays, and so does the customer; `discard`: the person has chosen to lose it. */
  readonly unsent: 'keep' | 'discard';
  /** Where the fresh document begins; the home page where silent. */
  readonly to?: string;
}

export type SignedOut =
  | { readonly done: true }
  /** "n modifications n'ont pas pu être envoyées": everything is as before. */
  | { readonly done: false; readonly left: number };

export type Called<N extends OnlineRouteName> =
  | { readonly ok: true; readonly answer: CallAnswer<N> }
  | { readonly ok: false; readonly failure: Failure };

/** `unsent`: so many changes wait, and the shop was not asked. */
export type CalledWhenSent<N extends OnlineRouteName> =
  | Called<N>
  | { readonly ok: false; readonly failure: { readonly kind: 'unsent'; readonly left: number } };

export interface SessionApi {
  readonly signIn: SignIn;
  readonly arrive: Arrive;
  readonly borrow: Borrow;
  readonly signOut: (input: SignOutInput) => Promise<SignedOut>;
  readonly renewSession: (password: string) => Promise<SignedIn>;
  readonly callOnline: <N extends OnlineRouteName>(name: N, input: CallInput<N>) => Promise<Called<N>>;
  readonly callWhenSent: <N extends OnlineRouteName>(
    name: N,
    input: CallInput<N>,
    lanes: readonly Lane[],
  ) => Promise<CalledWhenSent<N>>;
}
