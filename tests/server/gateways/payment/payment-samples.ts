import type { PaymentRequest, ProviderRequest } from '#server/gateways/payment/payment-gateway.ts';

export const CREDENTIALS = {
  paypal: { businessAccount: 'boutique@bitume.example' },
  payzen: { siteId: '12345678', key: '1122334455667788', restPassword: 'testpassword_0123456789' },
  payplug: { secretKey: 'sk_test_0123456789abcdef' },
  crypto: { apiKey: 'cle-de-demonstration', storeId: 'Boutique1', webhookSecret: 'secret-des-webhooks' },
} as const;

export const ORDER = '6f1f0b57-3c0f-4b8f-9a55-5f2f3f0a1a11';

let serial = 0;

/** A try to pay 129,57 €: two lines, delivery, a promotion. */
export function paymentFor(shop: string, own: Partial<PaymentRequest> = {}): PaymentRequest {
  serial += 1;
  return {
    reference: `CM2026-000042-${serial}`,
    serial,
    startedAt: new Date('2026-03-02T09:00:00.000Z'),
    orderUuid: ORDER,
    orderNumber: 'CM2026-000042',
    customerId: '4d0e6c1e-52b4-4b52-8a8f-6bb0a5f40000',
    amount: { cents: 12_957, currency: 'EUR' },
    lines: [
      { name: 'Plaquettes de frein – avant', sku: 'BRK-308-AV', quantity: 2, unitCents: 4_990 },
      { name: 'Huile 5W30 & filtre', sku: 'OIL-5W30', quantity: 1, unitCents: 3_650 },
    ],
    deliveryCents: 690,
    discountCents: 1_363,
    billing: {
      title: 'mrs',
      firstName: 'Éléonore',
      lastName: 'Lefèvre',
      email: 'eleonore@example.fr',
      phone: '+33612345678',
      lines: ['12 rue de l’Échiquier', 'Bâtiment B'],
      postcode: '75010',
      city: 'Paris',
      country: 'FR',
    },
    delivery: 'address',
    returns: {
      success: `${shop}/return/success`,
      refused: `${shop}/return/refused`,
      cancelled: `${shop}/return/cancelled`,
      failed: `${shop}/return/failed`,
    },
    notifyUrl: `${shop}/notify`,
    ...own,
  };
}

export const requestOf = (
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): ProviderRequest => ({ headers, rawBody: typeof body === 'string' ? Buffer.from(body) : body, query: {} });
