import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { useReferenceTitles } from '../data/reference-titles.ts';
import type { ResourceName } from '../model/resource-name.ts';
import { Options, type PickProps } from './choice-options.tsx';

/** Other records, looked for by name. */
export function ReferenceOptions({
  resource,
  ...pick
}: PickProps & { /** Name of the managed thing. */ resource: ResourceName }) {
  const { t } = useLingui();
  const titleOf = useReferenceTitles();
  const [q, setQ] = useState('');
  const { answer, isLoading } = useAnswer(`api.admin.${resource}.lookup`, { query: { q } });
  const found = (answer ?? []).map(({ uuid, title, subtitle }) => ({
    value: uuid,
    label: subtitle === undefined ? title : `${title} · ${subtitle}`,
  }));
  /* what is chosen stays to be seen, whatever is looked for next */
  const chosen = pick.values
    .filter((uuid) => found.every(({ value }) => value !== uuid))
    .map((uuid) => ({ value: uuid, label: titleOf(resource, uuid) }));
  return (
    <>
      <TextInput
        size="sm"
        type="search"
        aria-label={t`Chercher`}
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      <Options options={[...chosen, ...found]} {...pick} />
      {answer !== null && found.length === 0 && !isLoading ? <p>{t`Rien ne correspond.`}</p> : null}
    </>
  );
}
