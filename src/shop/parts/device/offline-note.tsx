import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '#src/i18n/use-format.ts';
import { useView } from '#src/shop/store/state.ts';
import { wifiSlash } from '#src/ui/icon/glyphs-later.ts';
import { Note } from '#src/ui/note/note.tsx';

export interface OfflineNoteProps {
  /** What a page says instead. */
  children?: ReactNode;
  /** ISO instant of the one price of the page. */
  pricedAt?: string | undefined;
}

/** What is known without a network. */
export function OfflineNote({ children, pricedAt }: OfflineNoteProps) {
  const { t } = useLingui();
  return (
    <Note band glyph={wifiSlash} title={t`Hors connexion.`}>
      {children ?? (pricedAt === undefined ? <WhatGoesOn /> : <OfThatDay pricedAt={pricedAt} />)}
    </Note>
  );
}

function OfThatDay({ pricedAt }: { pricedAt: string }) {
  const { t } = useLingui();
  const at = useFormat().dateTime(pricedAt);
  return t`Prix et stock du ${at}.`;
}

/** Over a slow line the catalogue may not have come: nothing is promised then. */
function WhatGoesOn() {
  const hasCatalogue = useView((state) => state.catalogue?.phase !== 'onDemand');
  return hasCatalogue ? (
    <Trans>Vous pouvez continuer à regarder et à remplir votre panier. Tout partira au retour du réseau.</Trans>
  ) : (
    <Trans>
      Le catalogue n’est pas sur cet appareil : seules les pages déjà ouvertes s’affichent. Votre panier reste gardé.
    </Trans>
  );
}
