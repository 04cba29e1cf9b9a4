/**
 * Settings that make the server call an address. Whoever may write them must not look around at home through a shop that
 * strangers reach: there the address is one that anybody may reach. What stands in the environment is the operator's.
 */
import { isIP } from 'node:net';

import type { SettingCode } from '#core/settings/registry.ts';
import { isLocalName, nameOf } from '#server/config/hosts.ts';
import { isPublicAddress } from '#server/gateways/links/public-address.ts';

/** Whether it names a machine that anybody may reach, as far as a name tells. */
function isPublicName(host: string): boolean {
  const name = nameOf(host);
  if (name === undefined || isLocalName(name)) return false;
  return isIP(name) === 0 ? name.includes('.') : isPublicAddress(name);
}

const isPublicUrl = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && url.protocol === 'https:' && isPublicName(url.host);
};

/** The others call nobody. */
const CALLED: Partial<Record<SettingCode, (value: string) => boolean>> = {
  'sales.payment_methods.crypto.provider_url': isPublicUrl,
  'emails.configure.smtp.host': isPublicName,
};

/** Whether a shop that strangers reach may call what a setting names; an empty one calls nobody. */
export const mayBeCalled = (code: SettingCode, value: string): boolean =>
  value === '' || (CALLED[code]?.(value) ?? true);
