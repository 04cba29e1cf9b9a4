import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { filterKeys } from '#core/resources/list-query.ts';
import type { Resource } from '#core/resources/resource.ts';
import { useCountries } from '#src/forms/countries.ts';
import { useFieldWords, useLabel } from '#src/forms/field-words.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { Field, type ControlProps } from '#src/ui/field/field.tsx';
import { FormGrid } from '#src/ui/field/form-layout.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { SearchField } from '#src/ui/search-field/search-field.tsx';

interface ListFiltersProps {
  resource: Resource;
  path: string;
  asked: Readonly<Record<string, string>>;
}

/** Words to look for and the filters that the definition declares: a form of the address, so that a list can be shared. */
export function ListFilters({ resource: { fields, list }, path, asked }: ListFiltersProps) {
  const { t } = useLingui();
  const { labels } = useFieldWords(fields);
  const bounds = { is: '', from: t`à partir de`, to: t`jusqu’à` };
  return (
    <form role="search" action={path}>
      <div className={formLayout().stack}>
        <SearchField framed name="q" label={t`Rechercher`} defaultValue={asked['q'] ?? ''} />
        <FormGrid>
          {list.filter.flatMap((name) => {
            const field = fields[name];
            if (field === undefined) return [];
            return filterKeys(name, field).map(({ key, by }) => (
              <Field key={key} label={`${labels[name]} ${bounds[by]}`.trim()}>
                {(control) => <Filter control={control} name={key} field={field} value={asked[key] ?? ''} />}
              </Field>
            ));
          })}
        </FormGrid>
        <div className={formLayout().actions}>
          <Button type="submit">{t`Filtrer`}</Button>
          <LinkButton href={path} tone="line">{t`Tout afficher`}</LinkButton>
        </div>
      </div>
    </form>
  );
}

interface FilterProps {
  control: ControlProps;
  name: string;
  field: Resource['fields'][string];
  value: string;
}

function Filter({ control, name, field, value }: FilterProps) {
  const { t } = useLingui();
  const options = useOptions(field);
  if (options === null)
    return <TextInput {...control} name={name} type={field.kind === 'day' ? 'date' : 'text'} defaultValue={value} />;
  return (
    <Select {...control} name={name} defaultValue={value}>
      <option value="">{t`Tous`}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

/** Null where anything may be written. */
function useOptions({ kind, words }: FilterProps['field']): readonly { value: string; label: string }[] | null {
  const { t } = useLingui();
  const toast = useLabel();
  const countries = useCountries();
  if (kind === 'country') return countries;
  if (kind === 'boolean')
    return [
      { value: '1', label: t`Oui` },
      { value: '0', label: t`Non` },
    ];
  return words === undefined ? null : Object.entries(words).map(([value, word]) => ({ value, label: toast(word) }));
}
