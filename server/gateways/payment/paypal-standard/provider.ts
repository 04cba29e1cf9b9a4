import type { ProviderAdapter } from '../provider-adapter.ts';
import { createPayPalStandard, FORMS } from './paypal-standard.ts';

export const paypalStandard: ProviderAdapter<'paypal_standard'> = {
  formHosts: [FORMS.live, FORMS.test],
  open: ({ own }) => {
    const businessAccount = own('business_account');
    return businessAccount === '' ? null : createPayPalStandard({ businessAccount, sandbox: own('sandbox') });
  },
};
