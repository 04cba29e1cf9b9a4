import type { Area } from '#core/domain/shop/area.ts';
import { inLocale, metadataOf } from '#core/contract/pages/head/head.ts';
import { DEFAULT_LIST } from '#core/contract/pages/list-address.ts';
import type { PageFound } from '#core/contract/pages/page.ts';
import { listQuery } from '#core/contract/pages/product-list.ts';
import { titleOf } from '#core/contract/pages/traits/titles.ts';
import type { Resolving } from '#core/contract/pages/resolve/resolving.ts';

const VEHICLES = 30;
const LONGEST_SUBJECT = 120;
/** Names of the pages in their area. */
const TOPICS = { contact: 'contact', vehicle: 'contact-vehicule' } as const;

const DESCRIPTIONS = {
  fr_FR: 'Une question sur une pièce, une commande ou un véhicule : écrivez-nous, même hors connexion.',
  en_GB: 'A question about a part, an order or a vehicle: write to us, even without a network.',
};

/** The contact form of an area; `?vehicule=<slug>` names the vehicle it is about (domain 2.10), `?sujet=` its subject. */
export async function contactPage(area: Area, topic: 'contact' | 'vehicle', at: Resolving): Promise<PageFound> {
  const { source, state } = at;
  const subject = (at.query.get('sujet') ?? '').slice(0, LONGEST_SUBJECT);
  const slug = at.query.get('vehicule');
  const named = topic === 'vehicle' && slug !== undefined ? await source.rowBySlug(area, slug) : null;
  const question = { ...listQuery(DEFAULT_LIST, { area, type: 'vehicle' as const }, VEHICLES), facets: false };
  const vehicles = topic === 'vehicle' ? (await source.query(question)).rows : [];
  return {
    status: 200,
    route: `${area}.${TOPICS[topic]}`,
    meta: null,
    rev: state.rev,
    pricedAt: state.pricedAt,
    page: { kind: 'contact', area, topic, vehicle: named?.type === 'vehicle' ? named : null, vehicles, subject },
    head: metadataOf(
      {
        title: `${titleOf(`{area}.${TOPICS[topic]}`, area, state.locale)} – ${state.siteName}`,
        description: inLocale(DESCRIPTIONS, state),
        canonicalPath: at.path,
        picture: null,
        modifiedAt: null,
      },
      state,
    ),
  };
}
