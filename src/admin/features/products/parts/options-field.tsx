/** What a buyer chooses of a kit: each choice with its articles. */
import { useLingui } from '@lingui/react/macro';
import { useFieldArray } from 'react-hook-form';
import { officeField } from '#styled/recipes';
import { MAX_COMPONENTS, MAX_OPTIONS } from '#core/domain/catalogue/parts/part.ts';
import { GroupWidget } from '#src/admin/forms/group-widget.tsx';
import { ADMIN_WIDGETS } from '#src/admin/forms/widgets.tsx';
import { OrderButtons } from '#src/admin/parts/order-buttons.tsx';
import { RemoveButton } from '#src/admin/parts/remove-button.tsx';
import { RowsWith } from '#src/forms/field-rows.tsx';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { useFieldId } from '#src/forms/form-fields.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { plus } from '#src/ui/icon/glyphs.ts';
import { PartsList, type HeldPart } from './parts-list.tsx';
import { usePartArticles } from './use-part-articles.ts';

interface HeldOption {
  readonly key: string;
  readonly uuid?: string;
}

export function OptionsField(props: WidgetProps) {
  const { t } = useLingui();
  const { name } = useFieldProps(props);
  const id = useFieldId(name);
  const classes = officeField();
  const options = useFieldArray({ name, keyName: 'key' });
  const partsName = `${props.prefix}parts`;
  const parts = useFieldArray({ name: partsName, keyName: 'key' });
  const held: readonly HeldPart[] = parts.fields.map((one, place) => ({ ...one, place }));
  const rows: readonly HeldOption[] = options.fields;
  const articles = usePartArticles(
    props.prefix,
    held.flatMap(({ article }) => article ?? []),
  );
  const { article: _article, option: _option, ...own } = props.fields['parts']?.row ?? {};
  const ofOption = (uuid: string | undefined) => held.filter(({ option }) => option === uuid);
  const add = (): void =>
    options.append({ uuid: crypto.randomUUID(), name: '', nameEnglish: null, kind: 'radio', isRequired: true });
  const drop = (at: number, uuid: string | undefined): void => {
    parts.remove(ofOption(uuid).map(({ place }) => place));
    options.remove(at);
  };
  return (
    <GroupWidget {...props}>
      <ol className={classes.rows}>
        {rows.map(({ key, uuid }, at) => (
          <li key={key} className={classes.choice}>
            <div role="group" aria-label={t`Choix ${at + 1} sur ${rows.length}`} className={classes.row}>
              <div className={classes.rowFields}>
                <RowsWith of={props.field.row ?? {}} prefix={`${name}.${at}.`} widgets={ADMIN_WIDGETS} />
              </div>
              <div className={classes.rowActions}>
                <OrderButtons
                  labels={{ up: t`Monter le choix ${at + 1}`, down: t`Descendre le choix ${at + 1}` }}
                  at={at}
                  of={rows.length}
                  onMove={(by) => options.move(at, at + by)}
                />
                <RemoveButton label={t`Retirer le choix ${at + 1}`} onRemove={() => drop(at, uuid)} />
              </div>
            </div>
            <PartsList
              name={partsName}
              id={`${id}-${at}`}
              rows={ofOption(uuid)}
              fields={own}
              articles={articles}
              max={MAX_COMPONENTS - held.length + ofOption(uuid).length}
              isInvalid={false}
              onAdd={(article) =>
                parts.append({
                  uuid: crypto.randomUUID(),
                  article,
                  option: uuid ?? null,
                  quantity: 1,
                  isFixed: true,
                  isDefault: ofOption(uuid).length === 0,
                })
              }
              onRemove={parts.remove}
              onMove={parts.move}
            />
          </li>
        ))}
      </ol>
      {rows.length === 0 ? (
        <p
          className={classes.status}
        >{t`Aucun choix : le lot n’est pas encore montré. Un article toujours compris est un choix obligatoire d’un seul article.`}</p>
      ) : null}
      <div className={classes.tools}>
        <Button tone="line" size="sm" disabled={rows.length >= MAX_OPTIONS} onClick={add}>
          <Icon glyph={plus} />
          {t`Ajouter un choix`}
        </Button>
      </div>
    </GroupWidget>
  );
}
