import { useLingui } from '@lingui/react/macro';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
import { Breadcrumb, type Crumb } from '#src/ui/breadcrumb/breadcrumb.tsx';

/** The way to a page, where the shop shows it (domain 1.5); its last step leads nowhere. */
export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useLingui();
  return useSetting('general.general.breadcrumbs.shop') ? <Breadcrumb label={t`Fil d’Ariane`} crumbs={crumbs} /> : null;
}
