import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { recordForm } from '#styled/recipes';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import type { CustomFieldKind } from '#core/domain/cms/fields/custom-field.ts';
import { textsIn } from '#core/domain/cms/fields/field-values.ts';
import { useAdmin } from '#src/admin/app/port.tsx';
import { useAnswer } from '#src/admin/app/port/use-answer.ts';
import { useDocuments } from '#src/admin/store/documents/use-documents.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import type { OneValueProps } from './control-props.ts';

interface Thing {
  readonly value: string;
  readonly title: string;
}

const isTarget = (kind: CustomFieldKind): 'product' | 'category' | null =>
  kind === 'category' ? 'category' : kind === 'product' || kind === 'vehicle' ? 'product' : null;

/** Contents are on the device; articles and departments are asked of the shop by words, people by their list. */
function useThings(kind: CustomFieldKind, words: string, chosen: readonly string[]): readonly Thing[] {
  const { may } = useAdmin();
  const target = isTarget(kind);
  const isUser = kind === 'user';
  const contents = useDocuments(
    useCallback((head: DocumentHead) => head.of === 'content' && head.status !== 'trash', []),
  );
  const found = useAnswer('api.admin.blocks.find', target === null ? null : { body: { target, words, values: [] } });
  const named = useAnswer(
    'api.admin.blocks.find',
    target === null || chosen.length === 0 ? null : { body: { target, words: '', values: chosen.slice(0, 24) } },
  );
  const people = useAnswer('api.admin.admins.lookup', isUser && may('admins.index') ? { query: { q: words } } : null);
  if (isUser) return (people.answer ?? []).map(({ uuid, title }) => ({ value: uuid, title }));
  if (target === null) return (contents ?? []).map(({ uuid, title }) => ({ value: uuid, title }));
  return [...(named.answer ?? []), ...(found.answer ?? [])];
}

/** A content, an article, a department or somebody of the team; one, or several in their order. */
export function RecordsControl(props: OneValueProps & { isMany: boolean }) {
  const { field, label, hint, value, error, mayWrite, isMany, onLeave, onChange } = props;
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const chosen = isMany ? textsIn(value) : typeof value === 'string' && value !== '' ? [value] : [];
  const things = useThings(field.kind, words, chosen);
  const put = (next: readonly string[]): void => onChange(isMany ? next : (next[0] ?? ''));
  const titleOf = (one: string): string => things.find((thing) => thing.value === one)?.title ?? one.slice(0, 8);
  const isFull = field.max !== undefined && isMany && chosen.length >= field.max;
  const offered = [...new Map(things.map((thing) => [thing.value, thing])).values()].filter(
    (thing) => !chosen.includes(thing.value),
  );
  return (
    <fieldset className={recordForm().section} disabled={!mayWrite}>
      <legend>{label}</legend>
      {chosen.map((one) => {
        const title = titleOf(one);
        return (
          <p key={one}>
            {title}{' '}
            <Button
              tone="text"
              size="sm"
              aria-label={t`Retirer ${title}`}
              onClick={() => put(chosen.filter((other) => other !== one))}
            >{t`Retirer`}</Button>
          </p>
        );
      })}
      {isFull || (!isMany && chosen.length > 0) ? null : (
        <>
          {isTarget(field.kind) === null ? null : (
            <Field label={t`Chercher`}>
              {(control) => (
                <TextInput
                  {...control}
                  type="search"
                  maxLength={100}
                  value={words}
                  onChange={({ target }) => setWords(target.value)}
                />
              )}
            </Field>
          )}
          <Field label={t`Choisir`} {...(hint === undefined ? {} : { hint })} error={error}>
            {(control) => (
              <Select
                {...control}
                value=""
                onBlur={onLeave}
                onChange={({ target }) => {
                  if (target.value !== '') put(isMany ? [...chosen, target.value] : [target.value]);
                }}
              >
                <option value="">{t`Choisissez`}</option>
                {offered.map((thing) => (
                  <option key={thing.value} value={thing.value}>
                    {thing.title || t`Sans titre`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
    </fieldset>
  );
}
