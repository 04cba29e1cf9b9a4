import type { ProviderAdapter } from '../provider-adapter.ts';
import { createPayPlug } from './payplug.ts';

export const payplug: ProviderAdapter<'payplug'> = {
  formHosts: [],
  open: ({ own, clock }) => {
    const mode = own('mode');
    const secretKey = own(mode === 'test' ? 'secret_key_test' : 'secret_key_live');
    return secretKey === '' ? null : createPayPlug({ mode, secretKey, clock });
  },
};
