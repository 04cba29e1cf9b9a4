import { useLingui } from '@lingui/react/macro';
import { officeField } from '#styled/recipes';
import type { FieldSet } from '#core/resources/field.ts';
import { ADMIN_WIDGETS } from '#src/admin/forms/widgets.tsx';
import { RemoveButton } from '#src/admin/parts/remove-button.tsx';
import { RowsWith } from '#src/forms/field-rows.tsx';
import { VariantPicture } from './variant-picture.tsx';

interface VariantRowProps {
  /** In the form. */
  prefix: string;
  fields: FieldSet;
  /** Its options. */
  label: string;
  onRemove: () => void;
}

/** One variant: what it is told by is fixed, what it costs and is called is written. */
export function VariantRow({ prefix, fields, label, onRemove }: VariantRowProps) {
  const { t } = useLingui();
  const classes = officeField();
  return (
    <div role="group" aria-label={label} className={classes.row}>
      <div className={classes.rowFields} data-matrix="">
        <strong>{label}</strong>
        <RowsWith of={fields} prefix={prefix} widgets={ADMIN_WIDGETS} />
        <VariantPicture name={`${prefix}picture`} variant={label} />
      </div>
      <div className={classes.rowActions}>
        <RemoveButton label={t`Retirer ${label}`} onRemove={onRemove} />
      </div>
    </div>
  );
}
