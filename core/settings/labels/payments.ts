/** Labels of the settings of the ways to pay and of their sections; read by the back office alone. */
import { PROVIDER_SETTINGS, type ProviderCode } from '#core/domain/payment/providers/all.ts';
import type { ProviderSettings, SharedSetting } from '#core/domain/payment/providers/provider-settings.ts';
import type { paymentsKept } from '#core/settings/payments.ts';

import type { SettingLabel, SettingLabels } from './setting-label.ts';

const SHARED: Readonly<Record<SharedSetting, SettingLabel>> = {
  active: { fr: 'Actif', en: 'Active' },
  title: { fr: 'Libellé', en: 'Label' },
  sort: { fr: 'Ordre', en: 'Order' },
  min_total: { fr: 'Total minimum', en: 'Smallest total' },
  max_total: { fr: 'Total maximum', en: 'Largest total' },
  customer_groups: { fr: 'Groupes de clients', en: 'Customer groups' },
};

const labelsOf = ({ own, labels = {} }: ProviderSettings): Readonly<Record<string, SettingLabel>> => {
  const { active, title, ...after } = { ...SHARED, ...labels };
  const ownLabels = Object.entries(own).map(([key, { label }]) => [key, label] as const);
  return { active, title, ...Object.fromEntries(ownLabels), ...after };
};

function paymentLabels(): SettingLabels<typeof paymentsKept>;
function paymentLabels(): object {
  const all = Object.entries<ProviderSettings>(PROVIDER_SETTINGS).flatMap(([code, settings]) =>
    Object.entries(labelsOf(settings)).map(([key, label]) => [`sales.payment_methods.${code}.${key}`, label]),
  );
  return Object.fromEntries(all);
}

export const paymentsLabels = paymentLabels();

function paymentSections(): { readonly [Code in ProviderCode as `sales.payment_methods.${Code}`]: SettingLabel };
function paymentSections(): object {
  const all = Object.entries(PROVIDER_SETTINGS).map(([code, { section }]) => [
    `sales.payment_methods.${code}`,
    section,
  ]);
  return Object.fromEntries(all);
}

export const paymentsSections = paymentSections();
