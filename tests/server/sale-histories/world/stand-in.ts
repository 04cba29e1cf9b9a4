/** The stand-ins of the providers, whose later is the test's, and what of money they really took. */
import type { Clock } from '#server/clock.ts';
import { openPaymentStandIn } from '#demo/payments/open-stand-in.ts';
import { simulatorsOf, type SimulatorKeys } from '#demo/payments/simulators.ts';
import type { StandInCredentials } from '#demo/payments/stand-in-deps.ts';
import { randomIds } from '#server/ids.ts';

export const SLOW_MS = 20_000;

const credentials: StandInCredentials = {
  paypal: { businessAccount: 'boutique@bitume.example' },
  payzen: { siteId: '12345678', key: 'a key of the tests', restPassword: 'a password of the tests' },
  payplug: { secretKey: 'sk_test_of_the_tests' },
  crypto: { apiKey: 'key', storeId: 'store', webhookSecret: 'a secret of the tests' },
};

interface Later {
  readonly at: number;
  readonly call: () => void;
}

export async function openProviders(origin: string, clock: Clock) {
  let later: Later[] = [];
  const standIn = await openPaymentStandIn({
    exposed: false,
    shopOrigins: () => [origin],
    cryptoWebhookUrl: () => `${origin}/api/payments/crypto/auto/notify`,
    credentials,
    clock,
    ids: randomIds,
    after: (ms, call) => void later.push({ at: clock.now().getTime() + ms, call }),
    slowMs: SLOW_MS,
  });
  const { address } = standIn;
  const keys: SimulatorKeys = {
    address,
    payzen: { siteId: credentials.payzen.siteId, key: credentials.payzen.key, baseUrl: `${address}/payzen` },
    paypal: { ...credentials.paypal, formBaseUrl: `${address}/paypal`, checkBaseUrl: `${address}/paypal` },
    payplug: { ...credentials.payplug, baseUrl: `${address}/payplug` },
    crypto: { ...credentials.crypto, baseUrl: `${address}/crypto` },
  };
  return {
    ...standIn,
    known: simulatorsOf(keys, clock),
    /** Lets happen what was to happen until now. */
    catchUp: () => {
      const now = clock.now().getTime();
      const due = later.filter(({ at }) => at <= now);
      later = later.filter(({ at }) => at > now);
      for (const { call } of due) call();
    },
    forgetLater: () => {
      later = [];
    },
  };
}
