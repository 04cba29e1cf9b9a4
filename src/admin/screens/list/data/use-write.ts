/** Writing a field of a row in the list itself, on the revision that is shown. */
import * as v from 'valibot';
import { useLingui } from '@lingui/react/macro';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { Resource } from '#core/resources/resource.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { useFieldSentence } from '#src/forms/sentences.tsx';
import type { ListRow } from '../model/row.ts';
import { useFailureWords } from './failure-words.ts';

/** @returns what was refused in words, or null when it is written */
export type WriteField = (row: ListRow, name: string, value: unknown) => Promise<string | null>;

export function useWrite({ name: resource, fields }: Resource, reload: () => void): WriteField {
  const call = useAdminCall();
  const { t, i18n } = useLingui();
  const words = useFailureWords();
  const sentence = useFieldSentence();

  const refused = (failure: Failure, name: string, value: unknown): string => {
    if (failure.kind !== 'refusal') return words(failure);
    const { code, data } = failure.refusal;
    if (code === 'record.moved') return t`Quelqu’un a modifié cette ligne entre-temps. Elle est relue, recommencez.`;
    const own = (data.fields ?? []).find(({ path }) => path === `fields.${name}`);
    return own === undefined ? words(failure) : i18n._(sentence(own.code, value));
  };

  return async (row, name, value) => {
    const field = fields[name];
    if (field === undefined) return null;
    const read = v.safeParse(field.schema, value);
    if (!read.success) return i18n._(sentence(read.issues[0].message, value));
    const { uuid, translations, channels } = row;
    const body = {
      ...standingOn(row),
      fields: { ...row.fields, [name]: read.output },
      ...(translations === undefined ? {} : { translations }),
      ...(channels === undefined ? {} : { channels }),
    };
    try {
      await call(`api.admin.${resource}.update`, { params: { uuid }, body });
      reload();
      return null;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refusal' && failure.refusal.code === 'record.moved') reload();
      return refused(failure, name, value);
    }
  };
}
