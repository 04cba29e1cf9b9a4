/** The pictures of a product, in the order of its page: chosen in the library or sent to it, moved by mouse or keyboard. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { officeField } from '#styled/recipes';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { GroupWidget } from '#src/admin/forms/group-widget.tsx';
import { MediaPicker } from '#src/admin/parts/media/media-picker.tsx';
import { useRowOrder } from '#src/admin/parts/use-row-order.ts';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { plus } from '#src/ui/icon/glyphs.ts';
import { PictureRow } from './picture-row.tsx';

/** As the definition says. */
const MOST = 30;

interface HeldPicture {
  readonly key: string;
  readonly picture?: string;
}

export function PicturesField(props: WidgetProps) {
  const { t } = useLingui();
  const classes = officeField();
  const { name, label } = useFieldProps(props);
  const { fields, append, remove, move } = useFieldArray({ name, keyName: 'key' });
  const rows: readonly HeldPicture[] = fields;
  const [isChoosing, setChoosing] = useState(false);
  /* what is there already stays where it is; more than a product may have stay in the library */
  const add = (files: readonly MediaFile[]): void => {
    const known = new Set(rows.map(({ picture }) => picture));
    const fresh = files.filter(({ uuid }) => !known.has(uuid)).slice(0, MOST - rows.length);
    append(fresh.map(({ uuid, alt }) => ({ uuid: crypto.randomUUID(), picture: uuid, alt: alt.fr_FR ?? null })));
    setChoosing(false);
  };
  const { told, list, shift, onKeyDown, dragged } = useRowOrder(
    rows.length,
    move,
    (from, to) => t`Image ${from + 1} déplacée à la place ${to + 1} sur ${rows.length}.`,
  );
  return (
    <GroupWidget {...props}>
      <ol ref={list} className={classes.rows}>
        {rows.map(({ key, picture = '' }, at) => (
          <li key={key} {...dragged(at)}>
            <PictureRow
              name={`${name}.${at}`}
              picture={picture}
              at={at}
              of={rows.length}
              onKeyDown={(event) => onKeyDown(event, at)}
              onMove={(by) => shift(at, at + by)}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      {rows.length === 0 ? (
        <p className={classes.status}>{t`Aucune image. La première sera celle des listes.`}</p>
      ) : null}
      <p role="status" className={classes.status}>
        {told}
      </p>
      <div className={classes.tools}>
        <Button tone="line" size="sm" onClick={() => setChoosing(true)}>
          <Icon glyph={plus} />
          {t`Ajouter des images`}
        </Button>
      </div>
      {isChoosing ? (
        <MediaPicker
          title={label}
          type="image"
          onClose={() => setChoosing(false)}
          onPick={(file) => add([file])}
          onPickAll={add}
        />
      ) : null}
    </GroupWidget>
  );
}
