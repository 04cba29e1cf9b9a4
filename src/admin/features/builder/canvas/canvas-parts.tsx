/** What the shop draws with its live parts, as the canvas shows it: the same recipes, and nothing to press. */
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { builder } from '#styled/recipes';
import { productPath } from '#core/contract/pages/paths.ts';
import type { ArticleProps, BlockParts } from '#src/content/blocks/parts.ts';
import { NO_PICTURE, pictureData } from '#src/content/media.ts';
import { PostCard } from '#src/content/post-card.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Wrap } from '#src/ui/frame/page.tsx';
import { ProductCard } from '#src/ui/product-card/product-card.tsx';

/** A named box where the shop shows something of its own. */
function StandIn({ children }: { children: ReactNode }) {
  return <p className={builder().standIn}>{children}</p>;
}

function Article({ row, headingLevel }: ArticleProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <ProductCard
      href={productPath(row)}
      name={row.name}
      {...(row.brand === null ? {} : { brand: row.brand.label })}
      image={row.image === null ? NO_PICTURE : pictureData(row.image, '')}
      price={format.money(row.price)}
      stock={{ state: 'in', text: t`Stock selon la boutique` }}
      headingLevel={headingLevel}
    />
  );
}

function Opening() {
  const { t } = useLingui();
  return (
    <Wrap>
      <StandIn>{t`Offres du moment et rayons de la boutique`}</StandIn>
    </Wrap>
  );
}

function Services() {
  const { t } = useLingui();
  return (
    <Wrap>
      <StandIn>{t`Livraison, retrait, retours et téléphone de la boutique`}</StandIn>
    </Wrap>
  );
}

function Departments() {
  const { t } = useLingui();
  return <StandIn>{t`Rayons de la boutique`}</StandIn>;
}

function Facts({ of }: { of?: 'hours' | 'map' }) {
  const { t } = useLingui();
  return (
    <StandIn>{of === 'map' ? t`Adresse et plan de la boutique` : t`Téléphone et horaires de la boutique`}</StandIn>
  );
}

function Legal() {
  const { t } = useLingui();
  return <StandIn>{t`Éditeur et hébergeur de la boutique, selon les réglages`}</StandIn>;
}

function ContactForm() {
  const { t } = useLingui();
  return (
    <Wrap>
      <StandIn>{t`Formulaire de contact de la boutique`}</StandIn>
    </Wrap>
  );
}

function NewsletterForm() {
  const { t } = useLingui();
  return <StandIn>{t`Inscription à la lettre de la boutique`}</StandIn>;
}

export const CANVAS_PARTS: BlockParts = {
  Product: Article,
  Vehicle: Article,
  Post: PostCard,
  Opening,
  Departments,
  Services,
  Facts,
  Legal,
  ContactForm,
  NewsletterForm,
  /* what an editor typed is no markup here: the server has not seen it */
  Html: ({ code, className }) => <pre className={className}>{code}</pre>,
  For: ({ children }) => children,
};
