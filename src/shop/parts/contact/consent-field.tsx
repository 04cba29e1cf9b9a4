/** The consent to be answered and the press that sends: the same in both contact forms. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { textLink } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import { CheckField } from '#src/forms/form-fields.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Link } from '#src/ui/link/link.tsx';

export function ConsentField() {
  return (
    <CheckField name="consent">
      <Trans>
        J’accepte d’être contacté au sujet de ce message. Mes coordonnées ne servent qu’à y répondre.{' '}
        <Link href={href('page', { slug: 'confidentialite' })} className={textLink()}>
          En savoir plus
        </Link>
      </Trans>
    </CheckField>
  );
}

export function SendButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <div>
      <Button type="submit" wide loading={busy}>
        {children}
      </Button>
    </div>
  );
}
