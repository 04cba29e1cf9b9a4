import { useSortable } from '@dnd-kit/react/sortable';
import { useLingui } from '@lingui/react/macro';
import { attributeEditor } from '#styled/recipes';
import { groupsIn, type AttributeGroup, type AttributePlace } from '#core/domain/catalogue/attributes/family.ts';
import { besideRow } from '#src/admin/parts/focus-after.ts';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { arrowDown, arrowUp, dotsSixVertical } from '#src/ui/icon/glyphs-office.ts';
import { x } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

interface GroupedAttributeProps {
  code: string;
  name: string;
  group: AttributeGroup;
  at: number;
  groups: readonly AttributeGroup[];
  onStep: (by: 1 | -1) => void;
  onPlace: (place: AttributePlace) => void;
}

export function GroupedAttribute({ code, name, group, at, groups, onStep, onPlace }: GroupedAttributeProps) {
  const { t } = useLingui();
  const classes = attributeEditor();
  const { ref, handleRef } = useSortable({
    id: code,
    index: at,
    group: group.uuid,
    type: 'attribute',
    accept: 'attribute',
  });
  const column = groupsIn(groups, group.column);
  const [isFirst, isLast] = [
    at === 0 && column[0] === group,
    at === group.attributes.length - 1 && column.at(-1) === group,
  ];
  return (
    <li ref={ref} className={classes.item}>
      <span ref={handleRef} className={classes.handle} aria-hidden tabIndex={-1}>
        <Icon glyph={dotsSixVertical} size="sm" />
      </span>
      <span className={classes.name}>
        {name}
        <small>{code}</small>
      </span>
      <span className={classes.moves}>
        {groups.length > 1 ? (
          <Select
            aria-label={t`Groupe de ${name}`}
            value={group.uuid}
            onChange={({ target }) => onPlace({ group: target.value, at: Number.MAX_SAFE_INTEGER })}
          >
            {groups.map((one) => (
              <option key={one.uuid} value={one.uuid}>
                {one.name === '' ? t`Groupe sans nom` : one.name}
              </option>
            ))}
          </Select>
        ) : null}
        <IconButton glyph={arrowUp} label={t`Monter ${name}`} disabled={isFirst} onClick={() => onStep(-1)} />
        <IconButton glyph={arrowDown} label={t`Descendre ${name}`} disabled={isLast} onClick={() => onStep(1)} />
        <IconButton
          glyph={x}
          label={t`Retirer ${name} de la famille`}
          onClick={({ currentTarget }) => {
            const goBeside = besideRow(currentTarget);
            onPlace(null);
            requestAnimationFrame(goBeside);
          }}
        />
      </span>
    </li>
  );
}
