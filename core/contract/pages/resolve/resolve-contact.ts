import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { inLocale, metadataOf } from '#core/contract/pages/head/head.ts';
import { DEFAULT_LIST } from '#core/contract/pages/list-address.ts';
import type { PageFound } from '#core/contract/pages/page.ts';
import { listQuery } from '#core/contract/pages/product-list.ts';
import { titleOf } from '#core/contract/pages/traits/titles.ts';
import type { Resolving } from '#core/contract/pages/resolve/resolving.ts';
import { cutText } from '#core/domain/text/cut-text.ts';

const VEHICLES = 30;
const LONGEST_SUBJECT = 120;
/** Names of the pages in their area. */
const TOPICS = { contact: 'contact', vehicle: 'contact-vehicule' } as const;

const DESCRIPTIONS = {
  auto: {
    contact: {
      fr_FR: 'Une question sur une pièce auto, une commande ou un devis : écrivez-nous, même hors connexion.',
      en_GB: 'A question about a car part, an order or a quote: write to us, even without a network.',
    },
    vehicle: {
      fr_FR: 'Une question sur une voiture d’occasion, un essai ou une visite : écrivez-nous, même hors connexion.',
      en_GB: 'A question about a used car, a test drive or a visit: write to us, even without a network.',
    },
  },
  moto: {
    contact: {
      fr_FR:
        'Une question sur un équipement ou une pièce moto, une commande ou un devis : écrivez-nous, même hors connexion.',
      en_GB: 'A question about motorcycle gear or parts, an order or a quote: write to us, even without a network.',
    },
    vehicle: {
      fr_FR: 'Une question sur une moto d’occasion, un essai ou une visite : écrivez-nous, même hors connexion.',
      en_GB: 'A question about a used motorcycle, a test ride or a visit: write to us, even without a network.',
    },
  },
};

/** The contact form of an area; `?vehicule=<slug>` names the vehicle it is about (domain 2.10), `?sujet=` its subject. */
export async function contactPage(area: Area, topic: 'contact' | 'vehicle', at: Resolving): Promise<PageFound> {
  const { source, state } = at;
  const subject = cutText(at.query.get('sujet') ?? '', LONGEST_SUBJECT);
  const slug = at.query.get('vehicule');
  const named = topic === 'vehicle' && slug !== undefined ? await source.rowBySlug(area, slug) : null;
  const vehicle = named !== null && factsOfType(named.type).button === 'askSeller' ? named : null;
  const hours = vehicle === null ? undefined : (await source.detail(vehicle))?.vehicle?.hours;
  const question = { ...listQuery(DEFAULT_LIST, { area, type: 'vehicle' as const }, VEHICLES), facets: false };
  const vehicles = topic === 'vehicle' ? (await source.query(question)).rows : [];
  return {
    status: 200,
    route: `${area}.${TOPICS[topic]}`,
    meta: null,
    rev: state.rev,
    pricedAt: state.pricedAt,
    page: { kind: 'contact', area, topic, vehicle, vehicles, subject, ...(hours === undefined ? {} : { hours }) },
    head: metadataOf(
      {
        title: `${titleOf(`{area}.${TOPICS[topic]}`, area, state.locale)} – ${state.siteName}`,
        description: inLocale(DESCRIPTIONS[area][topic], state),
        canonicalPath: at.path,
        picture: null,
        modifiedAt: null,
      },
      state,
    ),
  };
}
