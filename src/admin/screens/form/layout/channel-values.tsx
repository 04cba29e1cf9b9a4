/** Which channels say otherwise: each inherits until it has a value of its own. */
import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { recordForm } from '#styled/recipes';
import { AREAS } from '#core/domain/shop/area.ts';
import type { FieldSet } from '#core/resources/field.ts';
import { ADMIN_WIDGETS } from '#src/admin/forms/widgets.tsx';
import { usePlaceWords } from '#src/admin/screens/form/places/place-words.tsx';
import { Button } from '#src/ui/button/button.tsx';

interface ChannelValuesProps {
  fields: FieldSet;
  name: string;
}

export function ChannelValues({ fields, name }: ChannelValuesProps) {
  return AREAS.map((channel) => <ChannelValue key={channel} fields={fields} name={name} channel={channel} />);
}

function ChannelValue({ fields, name, channel }: ChannelValuesProps & { channel: string }) {
  const { t } = useLingui();
  const classes = recordForm();
  const { setValue, getValues, unregister } = useFormContext();
  const { label } = usePlaceWords(fields);
  const path = `channels.${channel}.${name}`;
  const value: unknown = useWatch({ name: path });
  const field = fields[name];
  if (field === undefined) return null;
  const isOwn = value !== undefined;
  const Widget = ADMIN_WIDGETS[field.kind];
  const own = { ...field, label: label({ field, channel }) };
  return (
    <div className={classes.own}>
      <div className={classes.origin}>
        <span className={classes.mark} aria-hidden {...(isOwn ? { 'data-own': true } : {})} />
        <span>{isOwn ? t`Propre à ${channel}` : t`${channel} : hérité`}</span>
        {isOwn ? (
          <Button tone="text" size="sm" onClick={() => unregister(path)} aria-label={t`Hériter : ${own.label}`}>
            {t`Hériter`}
          </Button>
        ) : (
          <Button
            tone="text"
            size="sm"
            aria-label={t`Remplacer ici : ${own.label}`}
            onClick={() => {
              const inherited: unknown = getValues(`fields.${name}`);
              setValue(path, inherited ?? null, { shouldDirty: true });
            }}
          >
            {t`Remplacer ici`}
          </Button>
        )}
      </div>
      {isOwn ? <Widget own={name} field={own} fields={fields} prefix={`channels.${channel}.`} /> : null}
    </div>
  );
}
