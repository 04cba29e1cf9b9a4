import { useLingui } from '@lingui/react/macro';
import { permissions as recipe } from '#styled/recipes';
import { keysIn, permissionGrid, TOGGLES, type GridRow } from '#core/resources/permissions/permission-grid.ts';
import type { RoleGuard } from '#core/domain/actor/role.ts';
import { fold } from '#core/search/words/text.ts';
import { KeyBox } from '#src/admin/features/roles/key-box.tsx';
import { GROUP_WORDS, SCREEN_WORDS } from '#src/admin/features/roles/permission-words.ts';
import { useLabel } from '#src/forms/field-words.ts';

interface PermissionTableProps {
  guard: RoleGuard;
  held: ReadonlySet<string>;
  /** As the shop has it. */
  before: ReadonlySet<string>;
  /** Words of the rows that are shown; empty shows all. */
  wanted: string;
  /** Rows of which nothing is granted are left out. */
  isGrantedOnly: boolean;
  isDisabled: (keys: readonly string[]) => boolean;
  onChange: (keys: readonly string[], isHeld: boolean) => void;
}

/** A row for each thing, under that of its group, which stands for all that are shown. */
export function PermissionTable({ guard, held, before, wanted, isGrantedOnly, ...rest }: PermissionTableProps) {
  const { t, i18n } = useLingui();
  const classes = recipe();
  const columns = { see: t`Voir`, create: t`Créer`, edit: t`Modifier`, delete: t`Supprimer` };
  const say = useLabel();
  const called = (row: GridRow): string => (row.label === null ? i18n._(SCREEN_WORDS[row.resource]) : say(row.label));
  const isShown = (row: GridRow, group: string): boolean =>
    (!isGrantedOnly || keysIn([row]).some((key) => held.has(key))) &&
    fold(`${group} ${called(row)}`).includes(fold(wanted.trim()));
  const groups = permissionGrid(guard).flatMap(({ group, rows }) => {
    const name = i18n._(GROUP_WORDS[group]);
    const shown = rows.filter((row) => isShown(row, name));
    return shown.length === 0 ? [] : [{ group, name, rows: shown }];
  });
  const boxes = (name: string, rows: readonly GridRow[]) =>
    TOGGLES.map((toggle) => {
      const keys = keysIn(rows, toggle);
      return (
        <KeyBox
          key={toggle}
          label={`${name}, ${columns[toggle]}`}
          keys={keys}
          held={held}
          before={before}
          isDisabled={rest.isDisabled(keys)}
          className={classes.cell}
          onChange={rest.onChange}
        />
      );
    });
  const count = (rows: readonly GridRow[]) => {
    const keys = keysIn(rows);
    const [some, most] = [keys.filter((key) => held.has(key)).length, keys.length];
    return <td className={classes.count}>{t`${some} sur ${most}`}</td>;
  };
  if (groups.length === 0) return <p className={classes.notes}>{t`Aucune permission ne répond à ces filtres.`}</p>;
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={t`Permissions`}>
        <thead>
          <tr>
            <th scope="col">{t`Ressource`}</th>
            {TOGGLES.map((toggle) => (
              <th key={toggle} scope="col">
                {columns[toggle]}
              </th>
            ))}
            <th scope="col" className={classes.count}>{t`Accordées`}</th>
          </tr>
        </thead>
        {groups.map(({ group, name, rows }) => (
          <tbody key={group}>
            <tr className={classes.group}>
              <th scope="row">{name}</th>
              {boxes(name, rows)}
              {count(rows)}
            </tr>
            {rows.map((row) => (
              <tr key={row.resource}>
                <th scope="row">{called(row)}</th>
                {boxes(called(row), [row])}
                {count([row])}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
