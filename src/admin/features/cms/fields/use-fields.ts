import { fieldsOf, type CustomField } from '#core/domain/cms/fields/custom-field.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';

const NONE: readonly CustomField[] = [];

/** Fields of a type of content, as this device heard of them last: they are asked for without a network too. */
export function useFields(type: string): readonly CustomField[] {
  const { answer } = useAnswer('api.admin.documents.fields', {});
  return answer === null ? NONE : fieldsOf(answer, type);
}
