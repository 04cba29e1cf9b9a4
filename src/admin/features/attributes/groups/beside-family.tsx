import { useDroppable } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { attributeEditor } from '#styled/recipes';
import type { AttributeGroup, AttributePlace } from '#core/domain/catalogue/attributes/family.ts';
import { Select } from '#src/ui/field/select.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { dotsSixVertical } from '#src/ui/icon/glyphs-office.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { BESIDE } from './group-values.ts';

interface BesideFamilyProps {
  /** Those that the family does not ask for. */
  attributes: readonly { readonly code: string; readonly name: string }[];
  groups: readonly AttributeGroup[];
  onPlace: (code: string, place: AttributePlace) => void;
}

/** What the family does not ask for: products keep what they have of it, and nobody sees it. */
export function BesideFamily({ attributes, groups, onPlace }: BesideFamilyProps) {
  const { t } = useLingui();
  const classes = attributeEditor();
  const { ref } = useDroppable({ id: BESIDE, type: 'group', accept: 'attribute', collisionPriority: 0 });
  const [q, setQ] = useState('');
  const word = q.trim().toLocaleLowerCase();
  const found = attributes.filter(({ code, name }) => `${name} ${code}`.toLocaleLowerCase().includes(word));
  return (
    <section className={classes.beside} aria-label={t`Pas dans la famille`}>
      <h3 className={classes.columnTitle}>{t`Pas dans la famille`}</h3>
      <p>
        <Trans>Retirer un attribut cache ses valeurs et les garde.</Trans>
      </p>
      <TextInput
        size="sm"
        type="search"
        aria-label={t`Chercher un attribut`}
        placeholder={t`Chercher un attribut`}
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      {groups.length === 0 ? <p>{t`Créez d’abord un groupe, puis mettez-y des attributs.`}</p> : null}
      <ul ref={ref} className={classes.items}>
        {found.map((one, at) => (
          <Beside key={one.code} {...one} at={at} groups={groups} onPlace={onPlace} />
        ))}
      </ul>
    </section>
  );
}

interface BesideProps extends Omit<BesideFamilyProps, 'attributes'> {
  code: string;
  name: string;
  at: number;
}

function Beside({ code, name, at, groups, onPlace }: BesideProps) {
  const { t } = useLingui();
  const classes = attributeEditor();
  const { ref, handleRef } = useSortable({
    id: code,
    index: at,
    group: BESIDE,
    type: 'attribute',
    accept: 'attribute',
    disabled: groups.length === 0,
  });
  return (
    <li ref={ref} className={classes.item}>
      <span ref={handleRef} className={classes.handle} aria-hidden tabIndex={-1}>
        <Icon glyph={dotsSixVertical} size="sm" />
      </span>
      <span className={classes.name}>
        {name}
        <small>{code}</small>
      </span>
      {groups.length === 0 ? null : (
        <Select
          aria-label={t`Mettre ${name} dans un groupe`}
          value=""
          onChange={({ target }) => onPlace(code, { group: target.value, at: Number.MAX_SAFE_INTEGER })}
        >
          <option value="">{t`Mettre dans…`}</option>
          {groups.map((group) => (
            <option key={group.uuid} value={group.uuid}>
              {group.name === '' ? t`Groupe sans nom` : group.name}
            </option>
          ))}
        </Select>
      )}
    </li>
  );
}
