import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';

/** The place of both areas while nobody knows yet how far they are here: what stands below must not move. */
export function AreasShape() {
  const { t } = useLingui();
  return [t`Catalogue auto complet`, t`Catalogue moto complet`].map((title) => (
    <section key={title} aria-hidden>
      <h3 className={formLayout().group}>{title}</h3>
      <div className={formLayout().stack}>
        <p className={formLayout().small}>…</p>
      </div>
    </section>
  ));
}
