import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { PageFrame, Wrap } from '#src/ui/frame/page.tsx';
import { info } from '#src/ui/icon/glyphs-later.ts';

export function Admin({ i18n }: { i18n: I18n }) {
  return (
    <I18nProvider i18n={i18n}>
      <UnderConstruction />
    </I18nProvider>
  );
}

/** What the back office is today. */
function UnderConstruction() {
  const { t } = useLingui();
  return (
    <PageFrame area="auto" skipLabel={t`Aller au contenu`}>
      <Wrap narrow>
        <EmptyState
          headingLevel={1}
          glyph={info}
          title={t`Administration en construction`}
          text={t`Les écrans de gestion de la boutique arrivent ici. Rien ne peut encore y être consulté ni modifié.`}
          actions={<LinkButton href="/" tone="line">{t`Retour à la boutique`}</LinkButton>}
        />
      </Wrap>
    </PageFrame>
  );
}
