/** The list of a managed thing, drawn from its definition: columns, order, words to look for, filters, pages. */
import { useLingui } from '@lingui/react/macro';
import { formLayout, prose } from '#styled/recipes';
import type { Resource, Verb } from '#core/resources/resource.ts';
import { ListFilters } from '#src/admin/screens/list-filters.tsx';
import { useFieldWords, useLabel } from '#src/forms/field-words.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Pagination } from '#src/ui/pagination/pagination.tsx';

/** A row as the list route answers it. */
export interface ListedRow {
  readonly uuid: string;
  readonly fields: object;
}

export interface ResourceListProps {
  resource: Resource;
  /** Of the list in the back office; a row's form lies below it. */
  path: string;
  /** What the address asks for, in the words of the list route. */
  asked: Readonly<Record<string, string>>;
  answer: {
    readonly data: readonly ListedRow[];
    readonly meta: { readonly page: number; readonly total: number; readonly lastPage: number };
  };
  /** Hides what the shop would refuse. */
  may: (verb: Verb) => boolean;
}

export function ResourceList({ resource, path, asked, answer, may }: ResourceListProps) {
  const { t } = useLingui();
  const toast = useLabel();
  const { fields, list, words } = resource;
  const { labels, value } = useFieldWords(fields);
  const { page, total, lastPage } = answer.meta;
  const sort = asked['sort'] ?? list.order;
  const hrefOf = (more: Readonly<Record<string, string>>): string =>
    `${path}?${new URLSearchParams({ ...asked, ...more }).toString()}`;
  return (
    <div className={formLayout().page}>
      <h1>{toast(words.many)}</h1>
      <ListFilters resource={resource} path={path} asked={asked} />
      <p>{total === 1 ? t`1 élément` : t`${total} éléments`}</p>
      <div className={prose()}>
        <table>
          <thead>
            <tr>
              {list.columns.map((name) => (
                <Heading
                  key={name}
                  label={labels[name] ?? name}
                  order={sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : null}
                  href={
                    list.sort.includes(name) ? hrefOf({ sort: sort === name ? `-${name}` : name, page: '1' }) : null
                  }
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.data.map((row) => (
              <tr key={row.uuid}>
                {list.columns.map((name, at) => (
                  <td key={name}>
                    {at === 0 && may('view') ? (
                      <Link href={`${path}/${row.uuid}`}>{value(name, row.fields)}</Link>
                    ) : (
                      value(name, row.fields)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pagination
        current={page}
        last={lastPage}
        hrefOf={(number) => hrefOf({ page: String(number) })}
        labels={{
          nav: t`Pages`,
          previous: t`Page précédente`,
          next: t`Page suivante`,
          page: (number) => t`Page ${number}`,
        }}
      />
      {may('store') ? (
        <div className={formLayout().actions}>
          <LinkButton href={`${path}/nouveau`}>{t`Ajouter`}</LinkButton>
        </div>
      ) : null}
    </div>
  );
}

interface HeadingProps {
  label: string;
  order: 'ascending' | 'descending' | null;
  /** Sorts by it, the other way when it is sorted by it; null where it cannot. */
  href: string | null;
}

function Heading({ label, order, href }: HeadingProps) {
  return (
    <th scope="col" {...(order === null ? {} : { 'aria-sort': order })}>
      {href === null ? label : <Link href={href}>{label}</Link>}
    </th>
  );
}
