/**
 * Signing in and out on this device (design §5, rules 16–18), and calls that only the shop can answer. What does it is
 * part of the person's data, opened by `person()`: nothing heavy is imported here.
 */
import type { OnlineRouteName } from '#core/contract/online-routes.ts';
import type { CallInput } from '#src/api/client.ts';
import { person } from '#src/shop/store/person/person.ts';
import { lanesNeeded, type NeedingRoute } from '#core/wire/route.ts';
import type {
  Arrive,
  Borrow,
  Called,
  CalledWhenSent,
  SessionApi,
  SignIn,
  SignedIn,
  SignedOut,
  SignOutInput,
} from '#src/shop/store/account/session-api.ts';

const deps = async (): Promise<SessionApi> => (await person()).session;

/**
 * Signs a customer in and takes along what the guest of this device did. When it has worked, this tab goes to `to` with a
 * fresh document, and the other tabs start anew: nothing of the guest's is on a screen any more.
 */
export const signIn: SignIn = async (input, to) => (await deps()).signIn(input, to);

/** Signs in whom the other host of the shop hands over; what follows is what follows a sign-in. */
export const arrive: Arrive = async (secret, to) => (await deps()).arrive(secret, to);

/** Signs somebody of the shop in as a customer; what follows is a fresh document that says so. */
export const borrow: Borrow = async (secret, to) => (await deps()).borrow(secret, to);

/**
 * Sends what waits for at most 5 s, then takes the customer off this device, offline too: the shop hears of it first
 * thing when it can. When it answers `done`, this tab is on its way to a fresh document.
 */
export const signOut = async (input: SignOutInput): Promise<SignedOut> => (await deps()).signOut(input);

/** The same customer signs in again in place (`session.phase` is `expired`): what waits is sent at once. */
export const renewSession = async (password: string): Promise<SignedIn> => (await deps()).renewSession(password);

/** Asks the shop now; what may wait on the device is performed instead (`person().perform`). */
export async function callOnline<N extends OnlineRouteName>(name: N, input: CallInput<N>): Promise<Called<N>> {
  return (await deps()).callOnline(name, input);
}

/**
 * Asks the shop once what the route needs of this device has reached it (design §3): waits for that some seconds, and
 * where it does not leave, the shop is not asked and `unsent` says how much waits.
 */
export async function callWhenSent<N extends OnlineRouteName>(
  route: NeedingRoute & { readonly name: N },
  input: CallInput<N> & { readonly body: object },
): Promise<CalledWhenSent<N>> {
  return (await deps()).callWhenSent(route.name, input, lanesNeeded(route, input.body));
}
