/** The steps of a checkout, in their order (specification §4, domain 4.1). */
export const CHECKOUT_STEPS = ['cart', 'addresses', 'shipping', 'information', 'quote', 'payment', 'success'] as const;

export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Why a step is not done, or not for this person; the sentence is made where it is shown. */
export type StepError =
  | 'cart.empty'
  | 'cart.unavailable'
  | 'cart.belowMinimum'
  | 'signIn'
  | 'addresses.required'
  | 'shipping.noMethod'
  | 'shipping.required'
  | 'information.required'
  | 'quote.belowMinimum'
  | 'quote.disabled'
  | 'payment.required';

export interface StepState {
  /** May be opened now. */
  readonly enabled: boolean;
  /** Filled in, or not needed. */
  readonly done: boolean;
  /** What is missing on an open step, or why a closed one is not for this person. */
  readonly error?: StepError;
}

export type CheckoutSteps = Readonly<Record<CheckoutStep, StepState>>;

/** What is known of a checkout: what the cart holds, what the person has filled in, what the shop allows. */
export interface CheckoutState {
  readonly buyer: 'guest' | 'customer';
  /** Units. */
  readonly itemsQty: number;
  /** A line that cannot be sold: out of stock, or gone. */
  readonly hasUnavailable: boolean;
  /** Something has to be brought or fetched. */
  readonly hasStockable: boolean;
  readonly isBelowMinimum: boolean;
  readonly hasBilling: boolean;
  readonly hasShipping: boolean;
  /** How many ways of delivery there are for the address; null while they are not known. */
  readonly methodsOffered: number | null;
  readonly shippingMethod: string | null;
  /** The way chosen is to fetch it in the store. */
  readonly isPickup: boolean;
  /** The guest has told how to be reached. */
  readonly hasContact: boolean;
  readonly quotes: { readonly enabled: boolean; readonly guestEnabled: boolean; readonly isBelowMinimum: boolean };
  readonly paymentMethod: string | null;
  readonly isFree: boolean;
  /** The server has taken the order or the quote. */
  readonly placed: 'order' | 'quote' | null;
}

const CLOSED: StepState = { enabled: false, done: false };
const SKIPPED: StepState = { enabled: false, done: true };
const DONE: StepState = { enabled: true, done: true };

function open(missing: StepError | null): StepState {
  return missing === null ? DONE : { enabled: true, done: false, error: missing };
}

function cartError({ itemsQty, hasUnavailable, isBelowMinimum }: CheckoutState): StepError | null {
  if (itemsQty === 0) return 'cart.empty';
  if (hasUnavailable) return 'cart.unavailable';
  return isBelowMinimum ? 'cart.belowMinimum' : null;
}

function addresses({ hasBilling, hasShipping, hasStockable, isPickup }: CheckoutState): StepState {
  const isDeliveryKnown = hasShipping || isPickup || !hasStockable;
  return open(hasBilling && isDeliveryKnown ? null : 'addresses.required');
}

function shipping({ hasStockable, methodsOffered, shippingMethod }: CheckoutState): StepState {
  if (!hasStockable) return SKIPPED;
  if (methodsOffered === 0) return open('shipping.noMethod');
  return open(shippingMethod === null ? 'shipping.required' : null);
}

/** Towards an order: a guest signs in first (specification §4). */
function orderSteps(state: CheckoutState, cart: StepState): Pick<CheckoutSteps, 'addresses' | 'shipping' | 'payment'> {
  if (state.buyer === 'guest') {
    const signIn: StepState = { enabled: false, done: false, error: 'signIn' };
    return { addresses: signIn, shipping: signIn, payment: signIn };
  }
  const where = cart.done ? addresses(state) : CLOSED;
  const how = where.done ? shipping(state) : CLOSED;
  const isPaid = state.isFree || state.paymentMethod !== null;
  const payment = how.done ? open(isPaid ? null : 'payment.required') : CLOSED;
  return { addresses: where, shipping: how, payment };
}

/** Towards a quote: what is out of stock, or below the least order, may be asked for. */
function quoteSteps(state: CheckoutState): Pick<CheckoutSteps, 'information' | 'quote'> {
  const { buyer, quotes, itemsQty, hasContact } = state;
  const isGuest = buyer === 'guest';
  const isOffered = quotes.enabled && (!isGuest || quotes.guestEnabled);
  if (!isOffered) {
    const off: StepState = { enabled: false, done: false, error: 'quote.disabled' };
    return { information: isGuest ? off : SKIPPED, quote: off };
  }
  if (itemsQty === 0) return { information: isGuest ? CLOSED : SKIPPED, quote: CLOSED };
  const information = isGuest ? open(hasContact ? null : 'information.required') : SKIPPED;
  if (!information.done) return { information, quote: CLOSED };
  return { information, quote: quotes.isBelowMinimum ? open('quote.belowMinimum') : { enabled: true, done: false } };
}

const AFTERWARDS: CheckoutSteps = {
  cart: SKIPPED,
  addresses: SKIPPED,
  shipping: SKIPPED,
  information: SKIPPED,
  quote: SKIPPED,
  payment: SKIPPED,
  success: DONE,
};

/**
 * The steps map of the client (specification §3, domain 4.1). A cart without anything to bring skips delivery; an order
 * that is fetched needs no address of delivery. Once the server has taken the order, only its success page stands open.
 */
export function checkoutSteps(state: CheckoutState): CheckoutSteps {
  if (state.placed !== null) return AFTERWARDS;
  const cart = open(cartError(state));
  return { cart, ...orderSteps(state, cart), ...quoteSteps(state), success: CLOSED };
}

/** The first step that still wants something on the way to an order, where a person who returns is led. */
export function nextOrderStep(steps: CheckoutSteps): CheckoutStep {
  if (steps.success.done) return 'success';
  const path = ['cart', 'addresses', 'shipping', 'payment'] as const;
  return path.find((step) => !steps[step].done) ?? 'payment';
}
