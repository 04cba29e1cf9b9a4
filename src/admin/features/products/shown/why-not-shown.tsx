/** In one place, whichever tab is open: why a product is not in the shop, and what keeps buyers from one that is. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { recordForm } from '#styled/recipes';
import { hidesProduct } from '#core/domain/catalogue/products/barriers.ts';
import type { Managed } from '#core/resources/resource-rows.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { Note } from '#src/ui/note/note.tsx';
import { BARRIER_WORDS } from './barrier-words.ts';

export function WhyNotShown({ uuid, row }: { uuid: string; row: Managed }) {
  const { t, i18n } = useLingui();
  const { answer, reload } = useAnswer('api.admin.products.barriers', { params: { uuid } });
  useAskedAgain(row.revId ?? String(row.rev), reload);
  const barriers = answer?.barriers ?? [];
  if (barriers.length === 0) return null;
  const hiding = barriers.filter(hidesProduct);
  const isHidden = hiding.length > 0;
  return (
    <section className={recordForm().notes} aria-label={t`Dans la boutique`}>
      <Note
        tone={isHidden ? 'warn' : 'info'}
        title={isHidden ? t`Pourquoi ce produit n’est pas en boutique` : t`Ce produit est en boutique, mais :`}
      >
        <ul>
          {[...hiding, ...barriers.filter((one) => !hidesProduct(one))].map((one) => (
            <li key={one}>{i18n._(BARRIER_WORDS[one])}</li>
          ))}
        </ul>
      </Note>
    </section>
  );
}

/** Whenever the record was written. */
function useAskedAgain(revision: string, reload: () => void): void {
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    reload();
  }, [revision, reload]);
}
