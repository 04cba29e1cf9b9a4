/**
 * Settings that make the server call an address. Whoever may write them must not look around at home through a shop that
 * strangers reach: there the address is one that anybody may reach. What stands in the environment is the operator's.
 */
import { isIP } from 'node:net';

import { PROVIDER_CODES } from '#core/domain/payment/providers/all.ts';
import { SETTINGS, type SettingCode } from '#core/settings/registry.ts';
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

const isOfProvider = (code: SettingCode): boolean =>
  PROVIDER_CODES.some((provider) => code.startsWith(`sales.payment_methods.${provider}.`));

/** Settings that name whom the server calls; an address of a provider is one. The others call nobody. */
function checkOf(code: SettingCode): ((value: string) => boolean) | undefined {
  if (code === 'emails.configure.smtp.host') return isPublicName;
  return SETTINGS[code].kind === 'url' && isOfProvider(code) ? isPublicUrl : undefined;
}

/** Whether a shop that strangers reach may call what a setting names; an empty one calls nobody. */
export const mayBeCalled = (code: SettingCode, value: string): boolean =>
  value === '' || (checkOf(code)?.(value) ?? true);
