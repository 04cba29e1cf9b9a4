/** « Premiers pas »: what a new shop still needs before it can sell, each the way to its screen; gone once all is done. */
import { useLingui } from '@lingui/react/macro';
import { dashboard } from '#styled/recipes';
import { FIRST_STEP_PLACES, type FirstStep } from '#core/contract/admin/dashboard/first-steps.ts';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { PlaceOf } from '#src/admin/features/dashboard/place-of.tsx';

export function FirstStepsPanel() {
  const { t } = useLingui();
  const { answer } = useAnswer('api.admin.first-steps', {});
  const classes = dashboard();
  const steps = answer ?? [];
  const left = steps.filter(({ isDone }) => !isDone).length;
  if (left === 0) return null;
  const words: Readonly<Record<FirstStep, string>> = {
    company: t`Dire qui vend : raison sociale, adresse, SIRET, e-mail (Configuration, Général)`,
    payment: t`Choisir comment on paie, et donner l’IBAN des virements (Configuration, Ventes)`,
    delivery: t`Choisir comment on livre, et à quel prix (Configuration, Ventes)`,
    source: t`Créer un lieu de stock : le magasin ou le dépôt`,
    terms: t`Publier les conditions générales de vente (page « cgv »)`,
    families: t`Créer une famille d’attributs : ce que demande la fiche d’un produit`,
    categories: t`Créer les catégories`,
    products: t`Mettre un premier produit en vente`,
  };
  return (
    <section className={classes.panel}>
      <h2 className={classes.heading}>{t`Premiers pas`}</h2>
      <p className={classes.text}>{t`Dans cet ordre, de la boutique vide à la première vente.`}</p>
      <ol aria-label={t`Premiers pas`}>
        {steps.map(({ code, isDone }, at) => (
          <li key={code} className={classes.row}>
            <b className={classes.count}>{isDone ? '✓' : at + 1}</b>
            <span className={classes.name}>
              <PlaceOf to={adminHref(FIRST_STEP_PLACES[code].page)}>
                {isDone ? t`${words[code]} – fait` : words[code]}
              </PlaceOf>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
