/** The stand-ins of the providers of payment, beside a shop that only this machine can reach: no money moves. */
import type { Clock } from '#server/clock.ts';
import { openPaymentStandIn } from '#server/gateways/payment/stand-in/open-stand-in.ts';
import type { StandInCredentials } from '#server/gateways/payment/stand-in/stand-in-deps.ts';
import type { Ids } from '#server/ids.ts';
import type { StandIn } from '#server/subjects/payments/stand-in.ts';

/** Of this process alone: what a shop is given that no stranger reaches opens nothing in one that somebody does reach. */
const credentialsOf = (ids: Ids): StandInCredentials => ({
  paypal: { businessAccount: 'boutique@bitume.example' },
  payzen: { siteId: '12345678', key: ids.secret(), restPassword: ids.secret() },
  payplug: { secretKey: `sk_test_${ids.secret()}` },
  crypto: { apiKey: ids.secret(), storeId: 'demonstration', webhookSecret: ids.secret() },
});

export interface OpenedStandIn extends StandIn {
  /** Resolves when every notification under way has been answered. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface StandInParts {
  readonly exposed: boolean;
  readonly origin: string;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Null where strangers reach the shop: there, only real providers are asked. */
export async function openStandIn({ exposed, origin, clock, ids }: StandInParts): Promise<OpenedStandIn | null> {
  if (exposed) return null;
  const credentials = credentialsOf(ids);
  const { payzen, paypal, payplug, crypto } = credentials;
  const deps = {
    exposed,
    shopOrigins: () => [origin],
    cryptoWebhookUrl: () => `${origin}/api/payments/crypto/auto/notify`,
    credentials,
    clock,
    ids,
    after: (ms: number, call: () => void) => void setTimeout(call, ms).unref(),
  };
  // Documents that a browser keeps name its address in their policy: the same one at every start, where it is free.
  const beside = Number(new URL(origin).port) + 1;
  const standIn = await openPaymentStandIn(deps, beside).catch(() => openPaymentStandIn(deps));
  const { address } = standIn;
  return {
    address,
    close: () => standIn.close(),
    settled: async () => void (await standIn.settled()),
    payzen: { ...payzen, baseUrl: `${address}/payzen` },
    paypal: { ...paypal, formBaseUrl: `${address}/paypal`, checkBaseUrl: `${address}/paypal` },
    payplug: { ...payplug, baseUrl: `${address}/payplug` },
    crypto: { ...crypto, baseUrl: `${address}/crypto` },
  };
}
