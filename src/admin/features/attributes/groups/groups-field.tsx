/** The groups of a family in their two columns, and beside them what it does not ask for. Keys do all that dragging does. */
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { attributeEditor, textLink } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import {
  attributesOf,
  COLUMNS,
  groupsIn,
  placeAttribute,
  stepAttribute,
  stepGroup,
  turnGroup,
  type AttributeGroup,
} from '#core/domain/catalogue/attributes/family.ts';
import { GroupWidget } from '#src/admin/forms/group-widget.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { plus } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { BesideFamily } from './beside-family.tsx';
import { FamilyGroup } from './family-group.tsx';
import { groupsOf, placeOfDrop, toGroups } from './group-values.ts';

type Groups = readonly AttributeGroup[];

export function GroupsField(props: WidgetProps) {
  const { t } = useLingui();
  const classes = attributeEditor();
  const { name } = useFieldProps(props);
  const { value, onChange } = useController({ name }).field;
  const { answer, failure } = useAnswer('api.admin.attribute-families.choices', {});
  const [said, setSaid] = useState('');
  const groups = groupsOf(value);
  const known = new Map((answer ?? []).map((one) => [one.code, one.name]));
  const nameOf = (code: string): string => known.get(code) ?? code;
  const write = (next: Groups): void => {
    if (next !== groups) onChange(toGroups(next));
  };
  const tell = (code: string, next: Groups): void => {
    const group = next.find(({ attributes }) => attributes.includes(code));
    if (group === undefined) {
      setSaid(t`${nameOf(code)} : retiré de la famille`);
      return;
    }
    const [place, of] = [group.attributes.indexOf(code) + 1, group.attributes.length];
    setSaid(t`${nameOf(code)} : ${group.name}, place ${place} sur ${of}`);
  };
  const place = (code: string, to: Parameters<typeof placeAttribute>[2]): void => {
    const next = placeAttribute(groups, code, to);
    write(next);
    tell(code, next);
  };
  const held = new Set(attributesOf(groups));
  const others = (answer ?? []).filter(({ code }) => !held.has(code));
  if (answer !== null && answer.length === 0)
    return (
      <GroupWidget {...props}>
        <p>
          <Trans>Créez d’abord un attribut : une famille les range en groupes.</Trans>{' '}
          <Link className={textLink()} href={adminHref('admin.attributes.create')}>
            <Trans>Créer un attribut</Trans>
          </Link>
        </p>
      </GroupWidget>
    );
  return (
    <GroupWidget {...props}>
      <FailureNote failure={failure} />
      <DragDropProvider
        onDragEnd={({ canceled, operation: { source, target } }) => {
          if (canceled || !isSortable(source)) return;
          const to = placeOfDrop(source, target?.id);
          if (to !== undefined) place(String(source.id), to);
        }}
      >
        <div className={classes.board}>
          <div className={classes.columns}>
            {COLUMNS.map((column) => {
              const own = groupsIn(groups, column);
              return (
                <section key={column} className={classes.column} aria-label={t`Colonne ${column}`}>
                  <h3 className={classes.columnTitle}>{t`Colonne ${column}`}</h3>
                  {own.map((group, at) => (
                    <FamilyGroup
                      key={group.uuid}
                      group={group}
                      at={at}
                      of={own.length}
                      name={`${name}.${String(groups.indexOf(group))}`}
                      groups={groups}
                      nameOf={nameOf}
                      onRename={(text) => write(groups.map((one) => (one === group ? { ...one, name: text } : one)))}
                      onStep={(by) => write(stepGroup(groups, group.uuid, by))}
                      onTurn={() => write(turnGroup(groups, group.uuid))}
                      onRemove={() => write(groups.filter((one) => one !== group))}
                      onStepAttribute={(code, by) => {
                        const next = stepAttribute(groups, code, by);
                        write(next);
                        tell(code, next);
                      }}
                      onPlace={place}
                    />
                  ))}
                  <div>
                    <Button
                      tone="line"
                      size="sm"
                      aria-label={t`Ajouter un groupe à la colonne ${column}`}
                      onClick={() =>
                        write([...groups, { uuid: crypto.randomUUID(), name: '', column, attributes: [] }])
                      }
                    >
                      <Icon glyph={plus} />
                      {t`Ajouter un groupe`}
                    </Button>
                  </div>
                </section>
              );
            })}
          </div>
          <BesideFamily attributes={others} groups={groups} onPlace={place} />
        </div>
      </DragDropProvider>
      <LiveRegion text={said} />
    </GroupWidget>
  );
}
