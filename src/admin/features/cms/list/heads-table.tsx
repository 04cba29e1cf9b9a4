import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dataTable, list } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { kindOfType, STATUS_TONES, useStatusWords } from '#src/admin/features/cms/document-words.ts';
import { useIsPhone } from '#src/admin/parts/use-is-phone.ts';
import { RowBox } from '#src/admin/screens/list/table/row-box.tsx';
import { useShortDates } from '#src/i18n/use-short-dates.ts';
import { Link } from '#src/ui/link/link.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';
import { HeadThumb, useThumbs } from './head-thumb.tsx';
import { RowActions } from './row-actions.tsx';
import { HeadCards } from './head-cards.tsx';
import { SendingMark } from './sending-mark.tsx';
import type { HeadsQuery, Sort } from './heads-query.ts';

interface HeadsTableProps {
  type: string;
  label: string;
  /** Of its rows. */
  one: string;
  rows: readonly DocumentHead[];
  query: HeadsQuery;
  terms: ReadonlyMap<string, string>;
  hrefOf: (query: HeadsQuery) => string;
  /** UUIDs of rows that something is to be done with. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

type ColumnKey =
  | 'thumbnail'
  | 'title'
  | 'slug'
  | 'categories'
  | 'tags'
  | 'status'
  | 'createdAt'
  | 'updatedAt'
  | 'sending';

interface Column {
  readonly key: ColumnKey;
  readonly label: string;
  readonly sort?: Sort;
  /** In pixels; the title takes what is left. */
  readonly width?: number;
}

const NONE: readonly DocumentHead[] = [];

/**
 * Columns as the specification has them: pages by title, slug and dates, components by their overview, title and dates,
 * everything else by title, slug and terms.
 */
export function HeadsTable({ type, label, one, rows, query, terms, hrefOf, chosen, onChoose }: HeadsTableProps) {
  const { t } = useLingui();
  const { dayTime } = useShortDates();
  const isPhone = useIsPhone();
  const words = useStatusWords();
  const thumbs = useThumbs(kindOfType(type) === 'component' ? rows : NONE);
  const classes = dataTable();
  const of = kindOfType(type);
  const named = (uuids: readonly string[]): string => uuids.flatMap((uuid) => terms.get(uuid) ?? []).join(', ');
  const when = (at: string) => <time dateTime={at}>{dayTime(at)}</time>;
  const all: readonly Column[] = [
    { key: 'thumbnail', label: t`Aperçu`, width: 96 },
    { key: 'title', label: t`Titre`, sort: 'title' },
    { key: 'slug', label: t`Slug`, sort: 'slug', width: 150 },
    { key: 'categories', label: t`Catégories`, width: 116 },
    { key: 'tags', label: t`Étiquettes`, width: 88 },
    { key: 'status', label: t`Statut`, sort: 'status', width: 112 },
    { key: 'createdAt', label: t`Création`, sort: 'createdAt', width: 132 },
    { key: 'updatedAt', label: t`Modification`, sort: 'updatedAt', width: 132 },
    { key: 'sending', label: t`Envoi`, width: 128 },
  ];
  const drawn = (key: ColumnKey, head: DocumentHead): ReactNode => {
    switch (key) {
      case 'thumbnail':
        return <HeadThumb uuid={head.thumbnail} thumbs={thumbs} />;
      case 'title':
        return (
          <Link
            href={adminHref('admin.cms.edit', { contentType: type, id: head.uuid })}
            className={classes.title ?? ''}
          >
            {head.title || t`Sans titre`}
          </Link>
        );
      case 'slug':
        return head.slug;
      case 'categories':
      case 'tags':
        return named(head[key]);
      case 'status':
        return <StatusTag tone={STATUS_TONES[head.status]}>{words[head.status]}</StatusTag>;
      case 'sending':
        return <SendingMark doc={head.uuid} />;
      default:
        return when(head[key]);
    }
  };
  const hidden: ReadonlySet<ColumnKey> = new Set<ColumnKey>(
    of === 'component'
      ? ['categories', 'tags', 'status']
      : of !== 'content'
        ? ['thumbnail', 'categories', 'tags', 'createdAt']
        : type === 'page'
          ? ['thumbnail', 'categories', 'tags']
          : ['thumbnail', 'createdAt'],
  );
  const columns = all.filter(({ key }) => !hidden.has(key));
  const orderOf = (sort: Sort) =>
    query.sort !== sort ? ('none' as const) : query.isDown ? ('descending' as const) : ('ascending' as const);
  const press = (uuid: string): void =>
    onChoose(new Set(chosen.has(uuid) ? [...chosen].filter((one) => one !== uuid) : [...chosen, uuid]));
  const picked = rows.filter(({ uuid }) => chosen.has(uuid)).length;
  if (isPhone) return <HeadCards label={label} one={one} rows={rows} type={type} chosen={chosen} onPress={press} />;
  return (
    <div className={list().rows}>
      <table className={classes.table} aria-label={label} data-edges>
        <thead>
          <tr>
            <th scope="col" className={`${classes.head} ${classes.check}`}>
              <RowBox
                label={t`Tout sélectionner sur la page`}
                checked={picked === rows.length}
                mixed={picked > 0 && picked < rows.length}
                onPress={() => onChoose(new Set(picked === rows.length ? [] : rows.map(({ uuid }) => uuid)))}
              />
            </th>
            {columns.map(({ key, label: head, sort, width }) =>
              sort === undefined ? (
                <th key={key} scope="col" className={classes.head} style={{ width }}>
                  {head}
                </th>
              ) : (
                <th key={key} scope="col" className={classes.head} aria-sort={orderOf(sort)} style={{ width }}>
                  <Link
                    className={classes.sort ?? ''}
                    href={hrefOf({ ...query, sort, isDown: query.sort === sort ? !query.isDown : false, page: 1 })}
                  >
                    {head}
                  </Link>
                </th>
              ),
            )}
            <th
              scope="col"
              className={classes.head}
              style={{ width: of !== 'content' ? 100 : type === 'page' ? 132 : 164 }}
            >
              {t`Actions`}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((head) => (
            <tr key={head.uuid} className={classes.row} aria-selected={chosen.has(head.uuid)}>
              <td className={`${classes.cell} ${classes.check}`}>
                <RowBox
                  label={t`Sélectionner ${head.title || t`Sans titre`}`}
                  checked={chosen.has(head.uuid)}
                  onPress={() => press(head.uuid)}
                />
              </td>
              {columns.map(({ key }) => (
                <td key={key} className={classes.cell} {...(key === 'slug' ? { 'data-quiet': '' } : {})}>
                  {drawn(key, head)}
                </td>
              ))}
              <td className={classes.cell}>
                <RowActions head={head} one={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
