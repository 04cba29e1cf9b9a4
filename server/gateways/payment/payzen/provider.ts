import type { ProviderAdapter } from '../provider-adapter.ts';
import { createPayZen, FORM_URL } from './payzen.ts';

export const payzen: ProviderAdapter<'payzen'> = {
  formHosts: [FORM_URL],
  open: ({ own }) => {
    const mode = own('mode');
    const key = own(mode === 'TEST' ? 'test_key' : 'production_key');
    const restPassword = own(mode === 'TEST' ? 'rest_test_password' : 'rest_production_password');
    const siteId = own('site_id');
    if (key === '' || siteId === '') return null;
    const validationMode = own('validation_mode') === 1 ? 1 : 0;
    return createPayZen({ key, siteId, restPassword, mode, captureDelay: own('capture_delay'), validationMode });
  },
};
