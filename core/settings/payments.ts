/**
 * Settings of the ways to pay, on the screen « Ventes » (domain 1.5, 4.6): those of every provider and its own ones, as
 * `core/domain/payment/providers` says. All of them stay on the server.
 */
import { PROVIDER_SETTINGS, type ProviderCode } from '#core/domain/payment/providers/all.ts';
import type { ProviderSettings, SharedSetting } from '#core/domain/payment/providers/provider-settings.ts';

import type { SettingDefinition } from './definition.ts';

const channel = { scope: 'channel' } as const;

/** Settings of a provider that stand on the screen before its own ones, and after them. */
const before = ({ usual }: ProviderSettings) =>
  ({
    active: { kind: 'boolean', default: usual.active, ...channel },
    title: { kind: 'text', default: usual.title, ...channel },
  }) as const;

const after = ({ usual }: ProviderSettings) =>
  ({
    sort: { kind: 'number', default: usual.sort, min: 0, max: 99, ...channel },
    min_total: { kind: 'money', default: null, ...channel },
    max_total: { kind: 'money', default: null, ...channel },
    customer_groups: { kind: 'list', default: usual.groups, ...channel },
  }) as const;

type Shared = ReturnType<typeof before> & ReturnType<typeof after>;
type Own<Code extends ProviderCode> = (typeof PROVIDER_SETTINGS)[Code]['own'];
type Scoped = { readonly scope: 'channel' };

/** `payzen.site_id` */
type Path = { [Code in ProviderCode]: `${Code}.${(SharedSetting | keyof Own<Code>) & string}` }[ProviderCode];

type DefinitionAt<P extends Path> = P extends `${infer Code extends ProviderCode}.${infer Key}`
  ? Key extends keyof Own<Code>
    ? Omit<Own<Code>[Key], 'label'> & Scoped
    : Shared[Key & SharedSetting]
  : never;

type PaymentSettings = { readonly [P in Path as `sales.payment_methods.${P}`]: DefinitionAt<P> };

function paymentSettings(): PaymentSettings;
function paymentSettings(): object {
  const all = Object.entries<ProviderSettings>(PROVIDER_SETTINGS).flatMap(([code, settings]) => {
    const own = Object.entries(settings.own).map(
      ([key, { label: _label, ...one }]) => [key, { ...one, ...channel }] as const,
    );
    const entries = [...Object.entries(before(settings)), ...own, ...Object.entries(after(settings))];
    return entries.map(([key, one]) => [`sales.payment_methods.${code}.${key}`, one]);
  });
  return Object.fromEntries(all);
}

export const paymentsKept = paymentSettings() satisfies Readonly<Record<string, SettingDefinition>>;
