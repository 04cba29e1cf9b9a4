/** What is downloaded of a product, or its samples, in the order of its page: moved by mouse or keyboard. */
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { officeField } from '#styled/recipes';
import type { ProductFile } from '#core/contract/admin/products/files.ts';
import { textIn, valuesIn } from '#core/domain/fields/values.ts';
import { blankOf } from '#core/resources/field-set.ts';
import { GroupWidget } from '#src/admin/forms/group-widget.tsx';
import { useRowOrder } from '#src/admin/parts/use-row-order.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { plus } from '#src/ui/icon/glyphs.ts';
import { DownloadRow } from './download-row.tsx';
import { ProductFilesProvider } from './product-files.ts';
import type { FilePurpose } from './product-steps.ts';

/** Most that one question names. */
const AT_ONCE = 200;

export const LinksField = (props: WidgetProps) => <DownloadsField {...props} purpose="links" />;
export const SamplesField = (props: WidgetProps) => <DownloadsField {...props} purpose="samples" />;

function DownloadsField({ purpose, ...props }: WidgetProps & { purpose: FilePurpose }) {
  const { t } = useLingui();
  const classes = officeField();
  const { name } = useFieldProps(props);
  const { fields, append, remove, move } = useFieldArray({ name, keyName: 'key' });
  const row = props.field.row ?? {};
  const { told, list, shift, onKeyDown, dragged } = useRowOrder(
    fields.length,
    move,
    (from, to) => t`Téléchargement ${from + 1} déplacé à la place ${to + 1} sur ${fields.length}.`,
  );
  return (
    <ProductFilesProvider value={useNamedFiles(name)}>
      <GroupWidget {...props}>
        <ol ref={list} className={classes.rows}>
          {fields.map(({ key }, at) => (
            <li key={key} {...dragged(at)}>
              <DownloadRow
                prefix={`${name}.${String(at)}.`}
                fields={row}
                purpose={purpose}
                at={at}
                of={fields.length}
                onKeyDown={(event) => onKeyDown(event, at)}
                onMove={(by) => shift(at, at + by)}
                onRemove={() => remove(at)}
              />
            </li>
          ))}
        </ol>
        {fields.length === 0 ? (
          <p className={classes.status}>
            {purpose === 'links'
              ? t`Aucun lien. Il en faut un au moins pour mettre le produit en vente.`
              : t`Aucun extrait.`}
          </p>
        ) : null}
        <p role="status" className={classes.status}>
          {told}
        </p>
        <div className={classes.tools}>
          <Button tone="line" size="sm" onClick={() => append({ uuid: crypto.randomUUID(), ...blankOf(row) })}>
            <Icon glyph={plus} />
            {purpose === 'links' ? t`Ajouter un lien` : t`Ajouter un extrait`}
          </Button>
        </div>
      </GroupWidget>
    </ProductFilesProvider>
  );
}

/** The files that the rows name, as the shop has them, and those that arrived since. */
function useNamedFiles(name: string) {
  const rows: unknown = useWatch({ name });
  const ids = (Array.isArray(rows) ? rows : [])
    .flatMap((one: unknown) => [textIn(valuesIn(one)['file']), textIn(valuesIn(one)['sample'])])
    .filter((uuid) => uuid !== '')
    .slice(0, AT_ONCE);
  const { answer } = useAnswer('api.admin.products.files.index', ids.length === 0 ? null : { query: { ids } });
  const [arrived, setArrived] = useState<readonly ProductFile[]>([]);
  return useMemo(
    () => ({
      find: (uuid: string) => [...arrived, ...(answer ?? [])].find((one) => one.uuid === uuid),
      add: (file: ProductFile) => setArrived((before) => [...before, file]),
    }),
    [answer, arrived],
  );
}
