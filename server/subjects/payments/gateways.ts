/** The providers of an area as its settings say; where they say nothing, the stand-ins of this machine, if there are any. */
import type { Area } from '#core/domain/shop/area.ts';
import { createCrypto } from '#server/gateways/payment/crypto/crypto.ts';
import { createPayPlug } from '#server/gateways/payment/payplug/payplug.ts';
import { createPayPalStandard } from '#server/gateways/payment/paypal-standard/paypal-standard.ts';
import { createPayZen } from '#server/gateways/payment/payzen/payzen.ts';
import type { PaymentProvider } from '#server/gateways/payment/payment-event.ts';
import type { PaymentGateway } from '#server/gateways/payment/payment-gateway.ts';
import type { Exposure } from '#server/platform/exposure.ts';
import { mayBeCalled } from '#server/platform/settings/called-addresses.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import type { SubjectTools } from '#server/subjects/subject-tools.ts';

import type { StandIn } from './stand-in.ts';

export const PROVIDERS: readonly PaymentProvider[] = ['payzen', 'paypal_standard', 'payplug', 'crypto'];

export const isProvider = (code: string): code is PaymentProvider => PROVIDERS.some((one) => one === code);

/** The origins that forms of the shop may be sent to; documents carry them in their policy. */
export const formHostsOf = (standIn: StandIn | null): readonly string[] => [
  'https://www.paypal.com',
  'https://www.sandbox.paypal.com',
  'https://secure.payzen.eu',
  ...(standIn === null ? [] : [standIn.address]),
];

export type GatewayDeps = Pick<SubjectTools, 'clock' | 'standIn'>;

interface Ways extends GatewayDeps {
  readonly settings: () => Promise<ReadSetting>;
  readonly exposed: Exposure;
}

/** The way to a provider as things are now. Null: the shop has no contract with it here. */
export async function wayTo(
  { clock, standIn, settings, exposed }: Ways,
  provider: PaymentProvider,
  area: Area,
): Promise<PaymentGateway | null> {
  const [setting, isExposed] = await Promise.all([settings(), exposed()]);
  return gatewayOf({ clock, standIn: isExposed ? null : standIn, isExposed }, setting, provider, area);
}

/** @throws RangeError for an address of a provider that is none, or that a shop which strangers reach may not call */
export function gatewayOf(
  { clock, standIn, isExposed }: GatewayDeps & { readonly isExposed: boolean },
  setting: ReadSetting,
  provider: PaymentProvider,
  area: Area,
): PaymentGateway | null {
  const place = { channel: area };
  switch (provider) {
    case 'payzen': {
      const of = 'sales.payment_methods.payzen';
      const mode = setting(`${of}.mode`, place);
      const key = setting(mode === 'TEST' ? `${of}.test_key` : `${of}.production_key`, place);
      const restPassword = setting(
        mode === 'TEST' ? `${of}.rest_test_password` : `${of}.rest_production_password`,
        place,
      );
      const siteId = setting(`${of}.site_id`, place);
      const captureDelay = setting(`${of}.capture_delay`, place);
      const validationMode = setting(`${of}.validation_mode`, place) === 1 ? 1 : 0;
      if (key !== '' && siteId !== '')
        return createPayZen({ key, siteId, restPassword, mode, captureDelay, validationMode });
      if (standIn === null) return null;
      return createPayZen({ ...standIn.payzen, mode: 'TEST', captureDelay: 0, validationMode: 0 });
    }
    case 'paypal_standard': {
      const of = 'sales.payment_methods.paypal_standard';
      const businessAccount = setting(`${of}.business_account`, place);
      if (businessAccount !== '')
        return createPayPalStandard({ businessAccount, sandbox: setting(`${of}.sandbox`, place) });
      return standIn === null ? null : createPayPalStandard({ ...standIn.paypal, sandbox: true });
    }
    case 'payplug': {
      const of = 'sales.payment_methods.payplug';
      const mode = setting(`${of}.mode`, place);
      const secretKey = setting(mode === 'test' ? `${of}.secret_key_test` : `${of}.secret_key_live`, place);
      if (secretKey !== '') return createPayPlug({ mode, secretKey, clock });
      return standIn === null ? null : createPayPlug({ ...standIn.payplug, mode: 'test', clock });
    }
    case 'crypto': {
      const of = 'sales.payment_methods.crypto';
      const baseUrl = setting(`${of}.provider_url`, place);
      const expireMinutes = setting(`${of}.expire_minutes`, place);
      if (baseUrl !== '') {
        if (isExposed && !mayBeCalled(`${of}.provider_url`, baseUrl)) throw new RangeError('no public address');
        return createCrypto({
          baseUrl,
          apiKey: setting(`${of}.api_key`, place),
          webhookSecret: setting(`${of}.webhook_secret`, place),
          storeId: setting(`${of}.store_id`, place),
          expireMinutes,
          mode: 'live',
        });
      }
      return standIn === null ? null : createCrypto({ ...standIn.crypto, expireMinutes, mode: 'test' });
    }
  }
}
