/** The fields of a section: those that every language and channel shares in rows, the others with their variants. */
import { isAsked } from '#core/domain/fields/field.ts';
import { valuesIn } from '#core/domain/fields/values.ts';
import { useWatch } from 'react-hook-form';
import { recordForm } from '#styled/recipes';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { FieldSet } from '#core/resources/field.ts';
import type { Resource } from '#core/resources/resource.ts';
import { ADMIN_WIDGETS } from '#src/admin/forms/widgets.tsx';
import { ChannelValues } from '#src/admin/screens/form/layout/channel-values.tsx';
import { useFormParts } from '#src/admin/screens/form/layout/form-parts.ts';
import { Languages } from '#src/admin/screens/form/layout/languages.tsx';
import { rowsIn } from '#src/admin/screens/form/layout/rows-in.ts';
import { RowsWith } from '#src/forms/field-rows.tsx';
import type { Widget } from '#src/forms/field-widgets.tsx';

interface SectionFieldsProps {
  resource: Resource;
  names: readonly string[];
  /** The language that a phone shows. */
  locale: Locale;
}

export function SectionFields({ resource, names, locale }: SectionFieldsProps) {
  const { fields, translatable = [], perChannel = [] } = resource;
  const isShared = (name: string): boolean => !translatable.includes(name) && !perChannel.includes(name);
  const asked = useAsked(resource, names);
  const { widgets = {} } = useFormParts();
  return (
    <div className={recordForm().fields}>
      {runsOf(asked, (name) => isShared(name) && widgets[name] === undefined).map((run) =>
        run.shared ? (
          <RowsWith
            key={run.names[0]}
            of={fields}
            rows={rowsIn(fields, run.names)}
            prefix="fields."
            widgets={ADMIN_WIDGETS}
          />
        ) : (
          run.names.map((name) => (
            <div key={name} className={recordForm().fields}>
              {widgets[name] !== undefined ? (
                <Own widget={widgets[name]} fields={fields} name={name} />
              ) : translatable.includes(name) ? (
                <Languages fields={fields} name={name} locale={locale} />
              ) : (
                <RowsWith of={fields} rows={[name]} prefix="fields." widgets={ADMIN_WIDGETS} />
              )}
              {perChannel.includes(name) ? <ChannelValues fields={fields} name={name} /> : null}
            </div>
          ))
        ),
      )}
    </div>
  );
}

/** The control that a feature has for a field. */
function Own({ widget: Drawn, fields, name }: { widget: Widget; fields: FieldSet; name: string }) {
  const field = fields[name];
  return field === undefined ? null : <Drawn own={name} field={field} fields={fields} prefix="fields." />;
}

/** Of these, the ones that the choices of the form ask for. */
export function useAsked({ fields }: Pick<Resource, 'fields'>, names: readonly string[]): readonly string[] {
  const keys = [...new Set(names.flatMap((name) => fields[name]?.when?.key ?? []))];
  const chosen: readonly unknown[] = useWatch({
    name: keys.map((key) => `fields.${key}`),
    disabled: keys.length === 0,
  });
  const values = Object.fromEntries(keys.map((key, at) => [key, chosen[at]]));
  const { asks } = useFormParts();
  const all = valuesIn(useWatch({ name: 'fields', disabled: asks === undefined }));
  return names.filter((name) => isAsked(fields[name] ?? {}, values) && asks?.(name, all) !== false);
}

interface Run {
  readonly shared: boolean;
  readonly names: readonly string[];
}

function runsOf(names: readonly string[], isShared: (name: string) => boolean): readonly Run[] {
  const runs: Run[] = [];
  for (const name of names) {
    const [shared, last] = [isShared(name), runs.at(-1)];
    if (last?.shared === shared) runs.splice(-1, 1, { shared, names: [...last.names, name] });
    else runs.push({ shared, names: [name] });
  }
  return runs;
}
