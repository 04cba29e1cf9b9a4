import { useLingui } from '@lingui/react/macro';
import { columns, invite } from '#styled/recipes';
import type { Area } from '#core/domain/shop/area.ts';
import type { ContentSummary } from '#core/contract/content/content-document.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { href } from '#core/contract/pages/href.ts';
import { postListPath } from '#core/contract/pages/paths.ts';
import { TrustLine } from '#src/shop/parts/blocks/trust-line.tsx';
import { PostCard } from '#src/content/post-card.tsx';
import { VehicleCard } from '#src/shop/parts/product/vehicle-card.tsx';
import { LinkButton } from '#src/ui/button/button.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { files } from '#src/ui/icon/glyphs-later.ts';

export interface BelowProps {
  area: Area;
  vehicles: readonly CatalogueRow[];
  posts: readonly ContentSummary[];
  pricedAt: string;
}

/** What one scrolls to: what the shop promises, vehicles for sale, advice, the offer of a quote. */
export function Below({ area, vehicles, posts, pricedAt }: BelowProps) {
  const { t } = useLingui();
  const list = posts[0]?.list;
  return (
    <>
      <TrustLine />
      {vehicles.length > 0 ? (
        <Section
          title={area === 'auto' ? t`Véhicules d’occasion` : t`Motos d’occasion`}
          more={{ href: href(`${area}.vehicles.index`), label: t`Toutes les annonces` }}
        >
          <ul className={columns({ of: 'three' })}>
            {vehicles.map((row) => (
              <li key={row.uuid}>
                <VehicleCard row={row} pricedAt={pricedAt} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {posts.length > 0 ? (
        <Section
          title={t`À lire`}
          {...(list ? { more: { href: postListPath(list), label: t`Tous les articles` } } : {})}
        >
          <ul className={columns({ of: 'three' })}>
            {posts.map((post) => (
              <li key={post.path}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <QuoteInvitation area={area} />
    </>
  );
}

function QuoteInvitation({ area }: { area: Area }) {
  const { t } = useLingui();
  const classes = invite();
  return (
    <Section title={t`Devis`}>
      <div className={classes.root}>
        <div className={classes.head}>
          <Icon glyph={files} size="lg" />
          <h3 className={classes.title}>{t`Un devis pour plusieurs pièces ?`}</h3>
        </div>
        <p className={classes.text}>
          {t`Remplissez le panier, demandez un devis. Réponse sous un jour ouvré, sans compte obligatoire.`}
        </p>
        <div className={classes.action}>
          <LinkButton tone="soft" href={href(`${area}.checkout.information`)}>
            {t`Demander un devis`}
          </LinkButton>
        </div>
      </div>
    </Section>
  );
}
