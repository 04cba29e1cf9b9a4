import { useLingui } from '@lingui/react/macro';
import { usePlaceName } from '#src/admin/screens/document/place-name.ts';
import type { ParkedReason } from '#src/db/rows.ts';
import { useFieldSentence, useRefusalSentence } from '#src/forms/sentences.tsx';

/** A fault at a field of a body: its path begins with where the body stands in the change. */
interface Fault {
  readonly path: string;
  readonly code: string;
}

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string' && 'code' in value;

const faultsIn = ({ fields }: Readonly<Record<string, unknown>>): readonly Fault[] =>
  Array.isArray(fields) ? fields.filter(isFault) : [];

/** Why a change is not sent again by itself: what the shop said, by the fields it spoke of. */
export function useParkedWords(): (reason: ParkedReason) => string {
  const { t, i18n } = useLingui();
  const ofRefusal = useRefusalSentence();
  const ofField = useFieldSentence();
  const nameOf = usePlaceName();
  return (reason) => {
    switch (reason.class) {
      case 'refused': {
        const faults = faultsIn(reason.data).filter(({ path }) => path.startsWith('body.'));
        if (faults.length === 0) return i18n._(ofRefusal(reason.code, reason.data));
        return faults
          .map(({ path, code }) => {
            const [place, sentence] = [nameOf(path.split('.').slice(1)), i18n._(ofField(code, ''))];
            return t`${place} : ${sentence}`;
          })
          .join(' ');
      }
      case 'tooLarge':
        return t`Ce texte est trop volumineux pour être envoyé.`;
      case 'dependsOn':
        return t`Elle dépend d’une modification refusée et repartira avec elle.`;
      case 'invalid':
        return t`Ce qui était saisi n’est plus accepté.`;
      case 'lost':
        return t`Elle n’a pas pu être retrouvée.`;
      default:
        return t`Une mise à jour est nécessaire pour envoyer ce changement.`;
    }
  };
}
