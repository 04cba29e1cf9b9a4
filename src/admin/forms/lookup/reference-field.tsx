/** Another record, or several, chosen by name. */
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useController } from 'react-hook-form';
import type { LookupRow } from '#core/resources/resource-rows.ts';
import { GroupField } from '#src/admin/forms/group-field.tsx';
import { moved } from '#src/admin/forms/lists/moved.ts';
import { Removable } from '#src/admin/forms/lists/removable.tsx';
import { textsIn } from '#src/admin/forms/lists/texts-in.ts';
import { useNames } from '#src/admin/forms/lookup/use-names.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { useFieldId, useSentence } from '#src/forms/form-fields.tsx';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

const LookupCombobox = lazy(() => import('#src/admin/forms/lookup/lookup-combobox.tsx'));

interface ChooserProps extends WidgetProps {
  chosen: readonly string[];
  onChange: (uuids: readonly string[]) => void;
  /** One takes the place of the other. */
  single: boolean;
}

function Chooser({ chosen, onChange, single, ...props }: ChooserProps) {
  const { t } = useLingui();
  const { name, label } = useFieldProps(props);
  const id = useFieldId(name);
  const error = useSentence(name);
  const { to = '', none, through } = props.field;
  const isOrdered = through?.position !== undefined;
  const { names, learn } = useNames(to, chosen);
  const say = useLabel();
  const unchosen = none === undefined ? t`Chercher par le nom` : say(none);
  const choose = (row: LookupRow): void => {
    learn(row);
    onChange(single ? [row.uuid] : [...chosen, row.uuid]);
  };
  return (
    <GroupField {...props}>
      <Removable
        items={chosen.map((uuid) => ({ key: uuid, label: names.get(uuid)?.title ?? t`Élément sans nom` }))}
        onRemove={(uuid) => onChange(chosen.filter((one) => one !== uuid))}
        {...(isOrdered ? { onMove: (at: number, by: 1 | -1) => onChange(moved(chosen, at, by)) } : {})}
      />
      <Suspense fallback={<Skeleton shape="title" />}>
        <LookupCombobox
          resource={to}
          id={`${id}-search`}
          label={single ? t`Choisir : ${label}` : t`Ajouter à : ${label}`}
          placeholder={single && chosen.length > 0 ? t`Chercher un autre` : unchosen}
          describedBy={error === undefined ? undefined : `${id}-error`}
          isInvalid={error !== undefined}
          without={chosen}
          onChoose={choose}
        />
      </Suspense>
    </GroupField>
  );
}

export function ReferenceWidget(props: WidgetProps) {
  const { field } = useController({ name: props.prefix + props.own });
  const value: unknown = field.value;
  return (
    <Chooser
      {...props}
      single
      chosen={typeof value === 'string' && value !== '' ? [value] : []}
      onChange={([uuid]) => field.onChange(uuid ?? (props.field.optional === true ? null : ''))}
    />
  );
}

export function ReferencesWidget(props: WidgetProps) {
  const { field } = useController({ name: props.prefix + props.own });
  return <Chooser {...props} single={false} chosen={textsIn(field.value)} onChange={field.onChange} />;
}
