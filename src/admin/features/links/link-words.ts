/** Words for states, faults and places of links. */
import { useLingui } from '@lingui/react/macro';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { LinkState } from '#core/domain/links/link-state.ts';
import type { OfficeAnswer } from '#src/admin/api/admin-routes.ts';
import type { StatusTone } from '#src/ui/tag/status-tag.tsx';

export type Link = OfficeAnswer<'api.admin.broken-links.list'>['data'][number];
export type Use = Link['uses'][number];

export const LINK_TONES: Readonly<Record<LinkState, StatusTone>> = {
  broken: 'danger',
  warning: 'warn',
  redirect: 'info',
  pending: 'neutral',
  ok: 'success',
  ignored: 'neutral',
};

export function useLinkStates(): Readonly<Record<LinkState, string>> {
  const { t } = useLingui();
  return {
    broken: t`Lien mort`,
    warning: t`À surveiller`,
    redirect: t`Redirigé`,
    pending: t`En attente`,
    ok: t`Correct`,
    ignored: t`Ignoré`,
  };
}

/** Why a link is in its state, as a person would say it. */
export function useLinkReason(): (link: Pick<Link, 'code' | 'fault' | 'movedTo'>) => string {
  const { t } = useLingui();
  const faults: Readonly<Record<string, string>> = {
    dns: t`Ce site n’existe pas`,
    tls: t`Son certificat n’est pas valable`,
    refused: t`Ce site ne répond pas`,
    private: t`Cette adresse n’est pas publique`,
    invalid: t`Cette adresse n’est pas valable`,
    loop: t`Trop de redirections`,
    timeout: t`Pas de réponse en dix secondes`,
  };
  return ({ code, fault, movedTo }) => {
    if (fault !== null) return faults[fault] ?? fault;
    if (movedTo !== null) return t`Conduit à ${movedTo}`;
    return code === null || code < 400 ? '' : t`Réponse ${String(code)}`;
  };
}

export function useSourceWords(): Readonly<Record<Use['source'], string>> {
  const { t } = useLingui();
  return {
    content: t`Contenu`,
    component: t`Composant`,
    menu: t`Menu`,
    product: t`Produit`,
    category: t`Catégorie`,
    slider: t`Diaporama`,
    redirect: t`Redirection`,
  };
}

/** Where the thing that holds the link is written; null: the back office has no screen for it. */
export function hrefOfUse({ source, type, uuid }: Use): string | null {
  switch (source) {
    case 'content':
    case 'component':
      return adminHref('admin.cms.edit', { contentType: type, id: uuid });
    case 'menu':
      return adminHref('admin.menus');
    case 'redirect':
      return adminHref('admin.redirects.edit', { id: uuid });
    default:
      return null;
  }
}
