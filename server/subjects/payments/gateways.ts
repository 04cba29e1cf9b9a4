/** The providers of an area as its settings say; where they say nothing, the simulators of a demo shop, if there are any. */
import { ONLINE_PROVIDERS, type OnlineProvider } from '#core/domain/payment/providers/all.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { isSettingCode } from '#core/settings/registry.ts';
import type { Clock } from '#server/clock.ts';
import type { PaymentGateway } from '#server/gateways/payment/payment-gateway.ts';
import type { AdapterDeps } from '#server/gateways/payment/provider-adapter.ts';
import { ADAPTERS } from '#server/gateways/payment/providers.ts';
import type { Exposure } from '#server/platform/exposure.ts';
import { mayBeCalled } from '#server/platform/settings/called-addresses.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import type { SubjectTools } from '#server/subjects/subject-tools.ts';

import type { StandIn } from './stand-in.ts';

/** The origins that forms of the shop may be sent to; documents carry them in their policy. */
export const formHostsOf = (standIn: StandIn | null): readonly string[] => [
  ...ONLINE_PROVIDERS.flatMap((provider) => ADAPTERS[provider].formHosts),
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
  provider: OnlineProvider,
  area: Area,
): Promise<PaymentGateway | null> {
  const [setting, isExposed] = await Promise.all([settings(), exposed()]);
  return gatewayOf({ clock, standIn: isExposed ? null : standIn, isExposed }, setting, provider, area);
}

const codeOf = (provider: OnlineProvider, name: string): string => `sales.payment_methods.${provider}.${name}`;

interface OwnSettings {
  readonly setting: ReadSetting;
  readonly area: Area;
  readonly clock: Clock;
  readonly isExposed: boolean;
}

function depsOf<Code extends OnlineProvider>(provider: Code, settings: OwnSettings): AdapterDeps<Code>;
function depsOf(provider: OnlineProvider, { setting, area, clock, isExposed }: OwnSettings): unknown {
  const own = (name: string): unknown => {
    const code = codeOf(provider, name);
    return isSettingCode(code) ? setting(code, { channel: area }) : undefined;
  };
  const mayCall = (name: string, address: string): boolean => {
    const code = codeOf(provider, name);
    return !isExposed || !isSettingCode(code) || mayBeCalled(code, address);
  };
  return { own, clock, mayCall };
}

const openBy = <Code extends OnlineProvider>(provider: Code, deps: AdapterDeps<Code>): PaymentGateway | null =>
  ADAPTERS[provider].open(deps);

/** @throws RangeError as `ProviderAdapter.open` */
export function gatewayOf(
  { clock, standIn, isExposed }: GatewayDeps & { readonly isExposed: boolean },
  setting: ReadSetting,
  provider: OnlineProvider,
  area: Area,
): PaymentGateway | null {
  const gateway = openBy(provider, depsOf(provider, { setting, area, clock, isExposed }));
  return gateway ?? standIn?.open(provider, setting, area) ?? null;
}
