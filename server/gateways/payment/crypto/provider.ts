import type { ProviderAdapter } from '../provider-adapter.ts';
import { createCrypto } from './crypto.ts';

export const crypto: ProviderAdapter<'crypto'> = {
  formHosts: [],
  open: ({ own, mayCall }) => {
    const baseUrl = own('provider_url');
    if (baseUrl === '') return null;
    if (!mayCall('provider_url', baseUrl)) throw new RangeError('no public address');
    return createCrypto({
      baseUrl,
      apiKey: own('api_key'),
      webhookSecret: own('webhook_secret'),
      storeId: own('store_id'),
      expireMinutes: own('expire_minutes'),
      mode: 'live',
    });
  },
};
