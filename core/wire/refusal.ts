/**
 * Refusals: the closed set of reasons for which the shop says no. They travel as codes with data (problem+json),
 * never as sentences; `src/i18n/refusal.ts` is the one place where they become words (design §3).
 */
export const REFUSALS = {
  /** The input does not fit the schema of the route; `fields` names each place and its code. */
  'input.invalid': { status: 422 },
  'input.tooLarge': { status: 413 },
  'route.unknown': { status: 404 },
  'record.unknown': { status: 404 },
  /** Somebody else's under this UUID, or written since at another place (`reason: rev`). */
  'record.moved': { status: 409 },
  /** A document moved since the revision its author wrote on: `rev` is where it stands (design §5 rule 19). */
  'document.conflict': { status: 409 },
  /** A document that somebody threw away meanwhile takes no text until it is restored. */
  'document.inBin': { status: 409 },
  /** No such step of the workflow: `from` is its state. */
  'document.step': { status: 409 },
  /** A file of the library that a document shows is not at the shop yet: `media` names them. */
  'media.missing': { status: 409 },
  /** The library takes `most` bytes of such a file. */
  'media.tooLarge': { status: 422 },
  /** None of the types the library takes, whatever its name says. */
  'media.type': { status: 422 },
  /** A drawing that holds what the shop does not keep, such as a picture: without it, it would be another one. */
  'media.drawing': { status: 422 },
  /** What moves is neither turned nor cut. */
  'media.moving': { status: 422 },
  /** Somebody's files on their way are as many as the shop keeps. */
  'media.tooMany': { status: 409 },
  /** Others name it: it can be neither deleted nor called otherwise. */
  'record.inUse': { status: 409 },
  'session.required': { status: 401 },
  /** A role or account of the back office that this administrator may not change so; `reason` says why. */
  'admin.notAllowed': { status: 403 },
  'permission.missing': { status: 403 },
  /** Only with the password given of late: the client asks for it, and calls again. */
  'confirmation.required': { status: 403 },
  /** The request names a scope or group that the session it carries does not own (design §5, rule 7). */
  'scope.mismatch': { status: 403 },
  /** Only the customer themself may do it, not somebody of the shop who has signed in as them. */
  'session.borrowed': { status: 403 },
  /** A customer is signed in to the shop in this browser, or was and left work behind. */
  'session.taken': { status: 409 },
  'token.expired': { status: 419 },
  'attempts.exceeded': { status: 429 },
  'app.outdated': { status: 426 },
  'server.fault': { status: 500 },
  'shop.closed': { status: 503 },
  /** The shop failed on this change again and again: it goes on without it (rule S23). */
  'fault.persistent': { status: 409 },
  'cart.productUnavailable': { status: 409 },
  'cart.variantRequired': { status: 422 },
  /** What is put together by its buyer names what was chosen. */
  'cart.choiceRequired': { status: 422 },
  'cart.vehicleNotSold': { status: 422 },
  /** So many different articles are as many as a cart holds (domain 3.1). */
  'cart.full': { status: 409 },
  'quote.empty': { status: 422 },
  /** The quote has moved on: its buyer can no longer cancel it (domain 5.3). */
  'quote.notCancelable': { status: 409 },
  /** No proposal that its buyer can still answer, or another version of it than they have read (domain 5.3). */
  'quote.notAnswerable': { status: 409 },
  'coupon.unknown': { status: 422 },
  'coupon.expired': { status: 422 },
  /** Used as often as it may be, by everybody or by this customer. */
  'coupon.exhausted': { status: 409 },
  'coupon.conditions': { status: 422 },
  'coupon.applied': { status: 409 },
  'order.empty': { status: 422 },
  /** `from`, `to`: what the person agreed to, and what it is now. */
  'order.totalChanged': { status: 409 },
  'order.outOfStock': { status: 409 },
  /** As many orders as may wait for their money. */
  'order.tooManyUnpaid': { status: 409 },
  /** More pieces than are set aside for who has never paid an order. */
  'order.tooManyPieces': { status: 409 },
  'order.belowMinimum': { status: 422 },
  'order.notCancelable': { status: 409 },
  /** The state of the order, the parcel or the return does not let this happen (domain 4.2, 6.2). */
  'order.notAllowed': { status: 409 },
  /** What was bought cannot be downloaded now; `reason` says why. */
  'download.over': { status: 409 },
  'invoice.quantityInvalid': { status: 422 },
  /** What the law wants on an invoice is not set: `rules` names it by the rules of EN 16931. */
  'invoice.incomplete': { status: 409 },
  'shipment.quantityInvalid': { status: 422 },
  /** `source`: the name of the place that holds too few pieces. */
  'stock.short': { status: 422 },
  /** The inventory count was confirmed or given up before. */
  'stock.countClosed': { status: 409 },
  /** The sale of the vehicle is at another step: `from` (domain 2.10). */
  'vehicle.notAllowed': { status: 409 },
  'refund.quantityInvalid': { status: 422 },
  'refund.amountInvalid': { status: 422 },
  'refund.amountTooHigh': { status: 422 },
  'refund.feeForbidden': { status: 422 },
  'shipping.unavailable': { status: 422 },
  'payment.unavailable': { status: 422 },
  'payment.notDue': { status: 409 },
  'quote.notPayable': { status: 409 },
  'return.notEligible': { status: 409 },
  'return.tooMany': { status: 409 },
  /** Another return is open for these units. */
  'return.alreadyOpen': { status: 409 },
  'return.picture': { status: 422 },
  'withdrawal.closed': { status: 409 },
  /** The shop has no newsletter in this area (domain 1.5). */
  'newsletter.closed': { status: 409 },
  'stockAlert.closed': { status: 409 },
  /** Something has to end before the account may go: `reason` order, refund or return, `number` names it. */
  'account.busy': { status: 409 },
  'address.tooMany': { status: 409 },
  'wishlist.full': { status: 409 },
  /** Told alike for an unknown address and a wrong password; never 401, which means that a session ended. */
  'auth.badCredentials': { status: 422 },
  /** A code of the second factor that is wrong, or was used. */
  'auth.badCode': { status: 422 },
  'auth.tooManyAttempts': { status: 429 },
  'auth.unverified': { status: 403 },
  'auth.inactive': { status: 403 },
  /** The mail server did not take a mail: `detail` is what it said. */
  'mail.refused': { status: 422 },
  /** A link of a mail that was used, is too old or never was. */
  'auth.linkExpired': { status: 422 },
} as const satisfies Record<string, { status: number }>;

export type RefusalCode = keyof typeof REFUSALS;

/** One place of the input that is wrong: dotted path, code of the rule, and what the sentence needs. */
export interface FieldError {
  path: string;
  code: string;
  data?: Record<string, string | number>;
}

export interface RefusalData {
  fields?: FieldError[];
  retryAfterMs?: number;
  /** Reference of a server fault, to be quoted to the shop. */
  reference?: string;
  [key: string]: unknown;
}

/** Thrown inside transactions, so that they roll back; sent by one place (`server/http/binding/problem.ts`). */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly data: RefusalData;

  constructor(code: RefusalCode, data: RefusalData = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.data = data;
  }

  get status(): number {
    return REFUSALS[this.code].status;
  }
}

/** Body of a refusal on the wire: application/problem+json (RFC 9457) with our code and data. */
export interface Problem {
  type: 'about:blank';
  status: number;
  code: RefusalCode;
  data: RefusalData;
}

export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(REFUSALS, code);
}
