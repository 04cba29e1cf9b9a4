import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { officeField } from '#styled/recipes';
import type { FieldSet } from '#core/resources/field.ts';
import { ADMIN_WIDGETS } from '#src/admin/forms/widgets.tsx';
import { OrderButtons } from '#src/admin/parts/order-buttons.tsx';
import { RemoveButton } from '#src/admin/parts/remove-button.tsx';
import { RowsWith } from '#src/forms/field-rows.tsx';
import { useLabel } from '#src/forms/field-words.ts';
import { FileField } from './file-field.tsx';
import type { FilePurpose } from './product-steps.ts';

interface DownloadRowProps {
  /** In the form. */
  prefix: string;
  fields: FieldSet;
  purpose: FilePurpose;
  at: number;
  of: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** Fields that name a file, with what each is sent for beside a link. */
const FILES: Readonly<Record<string, FilePurpose | 'own'>> = { file: 'own', sample: 'samples' };

/** One thing to download; Alt and the arrows move it. */
export function DownloadRow({ prefix, fields, purpose, at, of, onKeyDown, onMove, onRemove }: DownloadRowProps) {
  const { t } = useLingui();
  const say = useLabel();
  const classes = officeField();
  const number = at + 1;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it bubble up
    <div
      role="group"
      tabIndex={-1}
      data-row
      aria-label={t`Téléchargement ${number} sur ${of}`}
      className={classes.row}
      onKeyDown={onKeyDown}
    >
      <div className={classes.rowFields}>
        {runsOf(fields).map((run) => {
          if (typeof run !== 'string')
            return <RowsWith key={run.names} of={run.of} prefix={prefix} widgets={ADMIN_WIDGETS} />;
          const use = FILES[run] ?? 'own';
          const label = fields[run]?.label;
          return (
            <FileField
              key={run}
              name={prefix + run}
              label={label === undefined ? '' : say(label)}
              purpose={use === 'own' ? purpose : use}
            />
          );
        })}
      </div>
      <div className={classes.rowActions}>
        <OrderButtons
          labels={{ up: t`Monter le téléchargement ${number}`, down: t`Descendre le téléchargement ${number}` }}
          at={at}
          of={of}
          onMove={onMove}
        />
        <RemoveButton label={t`Retirer le téléchargement ${number}`} onRemove={onRemove} />
      </div>
    </div>
  );
}

interface Run {
  readonly names: string;
  readonly of: FieldSet;
}

/** Names of files each by themselves, the fields between them together. */
function runsOf(fields: FieldSet): readonly (string | Run)[] {
  const runs: (string | Run)[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const last = runs.at(-1);
    if (Object.hasOwn(FILES, name)) runs.push(name);
    else if (last === undefined || typeof last === 'string') runs.push({ names: name, of: { [name]: field } });
    else runs.splice(-1, 1, { names: `${last.names} ${name}`, of: { ...last.of, [name]: field } });
  }
  return runs;
}
