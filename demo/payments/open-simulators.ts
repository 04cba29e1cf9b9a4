/** The stand-ins of the providers of payment, beside a shop that only this machine can reach: no money moves. */
import type { Ids } from '#server/ids.ts';
import type { OpenStandIn, OpenedStandIn } from '#server/subjects/payments/stand-in.ts';

import { openPaymentStandIn } from './open-stand-in.ts';
import { simulatorsOf, type SimulatorKeys } from './simulators.ts';
import type { StandInCredentials } from './stand-in-deps.ts';

/** Of this process alone: what a shop is given that no stranger reaches opens nothing in one that somebody does reach. */
const credentialsOf = (ids: Ids): StandInCredentials => ({
  paypal: { businessAccount: 'boutique@bitume.example' },
  payzen: { siteId: '12345678', key: ids.secret(), restPassword: ids.secret() },
  payplug: { secretKey: `sk_test_${ids.secret()}` },
  crypto: { apiKey: ids.secret(), storeId: 'demonstration', webhookSecret: ids.secret() },
});

interface Simulators extends OpenedStandIn, SimulatorKeys {
  /** Resolves when every notification under way has been answered. */
  settled(): Promise<void>;
}

/** Null where strangers reach the shop: there, only real providers are asked. */
export async function openStandIn(deps: Parameters<OpenStandIn>[0]): Promise<Simulators | null> {
  const { exposed, origin, clock, ids } = deps;
  if (exposed) return null;
  const credentials = credentialsOf(ids);
  const { payzen, paypal, payplug, crypto } = credentials;
  const parts = {
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
  const standIn = await openPaymentStandIn(parts, beside).catch(() => openPaymentStandIn(parts));
  const { address } = standIn;
  const keys: SimulatorKeys = {
    address,
    payzen: { ...payzen, baseUrl: `${address}/payzen` },
    paypal: { ...paypal, formBaseUrl: `${address}/paypal`, checkBaseUrl: `${address}/paypal` },
    payplug: { ...payplug, baseUrl: `${address}/payplug` },
    crypto: { ...crypto, baseUrl: `${address}/crypto` },
  };
  return {
    ...keys,
    ...simulatorsOf(keys, clock),
    close: () => standIn.close(),
    settled: async () => void (await standIn.settled()),
  };
}
