/** What is said where no product has every word of a question. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import { vehicleIn } from '#core/search/words/vehicle.ts';
import { resultCount, type SearchAnswer } from '#src/shop/features/search/options.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';

export interface VehicleWords {
  readonly title: string;
  readonly text: string;
}

/** What to tell who asked for a vehicle, and was not answered in full: no result says that it fits. */
export function useVehicleWords(answer: SearchAnswer | null): VehicleWords | null {
  const { t } = useLingui();
  if (answer === null || !(answer.partial || resultCount(answer) === 0)) return null;
  switch (vehicleIn(answer.text)) {
    case null:
      return null;
    case 'plate':
      return {
        title: t`« ${answer.text} » est une plaque d’immatriculation`,
        text: t`La recherche par véhicule n’est pas encore ouverte. Envoyez votre plaque et le nom de la pièce à la boutique : elle vous donne la bonne référence.`,
      };
    case 'name':
      return {
        title: t`La recherche par véhicule n’est pas encore ouverte`,
        text: t`Rien ici ne dit qu’un produit convient à votre véhicule. Demandez la bonne référence à la boutique.`,
      };
  }
}

export function AskForReference({ answer }: { answer: SearchAnswer }) {
  const { t } = useLingui();
  const subject = t`Quelle référence pour ${answer.text} ?`;
  return (
    <LinkButton tone="line" href={href(`${answer.area ?? 'auto'}.contact`, {}, { sujet: subject })}>
      {t`Demander la bonne référence`}
    </LinkButton>
  );
}

/** Above results that lack a word of the question: they are not what was asked for, and nothing pretends it. */
export function NearNote({ page }: { page: SearchAnswer }) {
  const { t } = useLingui();
  const vehicle = useVehicleWords(page);
  return (
    <div className={formLayout().stackTight}>
      {vehicle === null ? null : (
        <>
          <Note tone="info" title={`${vehicle.title}.`}>
            {vehicle.text}
          </Note>
          <div>
            <AskForReference answer={page} />
          </div>
        </>
      )}
      <p>{t`Aucun produit ne contient tous ces mots. Voici ce qui s’en approche.`}</p>
    </div>
  );
}
