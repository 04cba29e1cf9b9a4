import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { officeField } from '#styled/recipes';
import type { FormAttribute } from '#core/contract/admin/products/families.ts';
import type { Axis } from '#core/domain/catalogue/products/variants.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';

interface VariantMakerProps {
  axes: readonly FormAttribute[];
  onMake: (axes: readonly Axis[]) => void;
}

/** The options that are wanted of each axis; what exists already is not made twice. */
export function VariantMaker({ axes, onMake }: VariantMakerProps) {
  const { t } = useLingui();
  const classes = officeField();
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set());
  const turn = (id: number, isWanted: boolean): void => {
    const next = new Set(wanted);
    if (isWanted) next.add(id);
    else next.delete(id);
    setWanted(next);
  };
  const chosen = axes.map(({ code, options }) => ({
    code,
    options: options.flatMap(({ id }) => (wanted.has(id) ? [id] : [])),
  }));
  return (
    <>
      {axes.map(({ code, name, options }) => (
        <fieldset key={code} className={classes.boxes}>
          <legend>{name}</legend>
          {options.map((one) => (
            <Checkbox key={one.id} checked={wanted.has(one.id)} onChange={({ target }) => turn(one.id, target.checked)}>
              {one.name}
            </Checkbox>
          ))}
        </fieldset>
      ))}
      <div className={classes.tools}>
        <Button
          tone="line"
          size="sm"
          disabled={chosen.some(({ options }) => options.length === 0)}
          onClick={() => onMake(chosen)}
        >
          {t`Créer les déclinaisons`}
        </Button>
      </div>
    </>
  );
}
