/** The gateways of a shop that is paid by the stand-ins. */
import type { OnlineProvider } from '#core/domain/payment/providers/all.ts';
import type { Clock } from '#server/clock.ts';
import { createCrypto } from '#server/gateways/payment/crypto/crypto.ts';
import type { PaymentGateway } from '#server/gateways/payment/payment-gateway.ts';
import { createPayPalStandard } from '#server/gateways/payment/paypal-standard/paypal-standard.ts';
import { createPayPlug } from '#server/gateways/payment/payplug/payplug.ts';
import { createPayZen } from '#server/gateways/payment/payzen/payzen.ts';
import type { StandIn } from '#server/subjects/payments/stand-in.ts';

/** Where the stand-ins are, and what they would have given the shop. */
export interface SimulatorKeys {
  readonly address: string;
  readonly payzen: {
    readonly baseUrl: string;
    readonly siteId: string;
    readonly key: string;
    /** Absent: the shop believes PayZen by its signature, and asks it nothing. */
    readonly restPassword?: string;
  };
  readonly paypal: { readonly businessAccount: string; readonly formBaseUrl: string; readonly checkBaseUrl: string };
  readonly payplug: { readonly baseUrl: string; readonly secretKey: string };
  readonly crypto: {
    readonly baseUrl: string;
    readonly apiKey: string;
    readonly storeId: string;
    readonly webhookSecret: string;
  };
}

type Open = (...set: Parameters<StandIn['open']>) => PaymentGateway;

/** Believes the stand-ins that these keys belong to. */
export function simulatorsOf({ address, payzen, paypal, payplug, crypto }: SimulatorKeys, clock: Clock): StandIn {
  const gateways: Readonly<Partial<Record<OnlineProvider, Open>>> = {
    payzen: () => createPayZen({ ...payzen, mode: 'TEST', captureDelay: 0, validationMode: 0 }),
    paypal_standard: () => createPayPalStandard({ ...paypal, sandbox: true }),
    payplug: () => createPayPlug({ ...payplug, mode: 'test', clock }),
    crypto: (_, setting, area) => {
      const expireMinutes = setting('sales.payment_methods.crypto.expire_minutes', { channel: area });
      return createCrypto({ ...crypto, expireMinutes, mode: 'test' });
    },
  };
  return { address, open: (provider, ...set) => gateways[provider]?.(provider, ...set) ?? null };
}
