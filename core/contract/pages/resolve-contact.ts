import type { Area } from '#core/domain/area.ts';
import { areaName, metadataOf } from '#core/contract/pages/head.ts';
import { DEFAULT_LIST } from '#core/contract/pages/list-address.ts';
import type { PageFound } from '#core/contract/pages/page.ts';
import { listQuery } from '#core/contract/pages/product-list.ts';
import type { Resolving } from '#core/contract/pages/resolving.ts';

const VEHICLES = 30;
const LONGEST_SUBJECT = 120;

/** The contact form of an area; `?vehicule=<slug>` names the vehicle it is about (domain 2.10), `?sujet=` its subject. */
export async function contactPage(area: Area, topic: 'contact' | 'vehicle', at: Resolving): Promise<PageFound> {
  const { source, state } = at;
  const subject = (at.query.get('sujet') ?? '').slice(0, LONGEST_SUBJECT);
  const slug = at.query.get('vehicule');
  const named = topic === 'vehicle' && slug !== undefined ? await source.rowBySlug(area, slug) : null;
  const question = { ...listQuery(DEFAULT_LIST, { area, type: 'vehicle' as const }), facets: false, limit: VEHICLES };
  const vehicles = topic === 'vehicle' ? (await source.query(question)).rows : [];
  return {
    status: 200,
    route: `${area}.${topic === 'vehicle' ? 'contact-vehicule' : 'contact'}`,
    meta: null,
    rev: state.rev,
    pricedAt: state.pricedAt,
    page: { kind: 'contact', area, topic, vehicle: named?.type === 'vehicle' ? named : null, vehicles, subject },
    head: metadataOf(
      {
        title: `${topic === 'vehicle' ? 'Contact véhicule' : 'Contact'} ${areaName(area)} – ${state.siteName}`,
        description: 'Une question sur une pièce, une commande ou un véhicule : écrivez-nous, même hors connexion.',
        canonicalPath: at.path,
        picture: null,
        modifiedAt: null,
      },
      state,
    ),
  };
}
