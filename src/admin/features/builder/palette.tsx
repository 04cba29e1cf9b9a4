import { useLingui } from '@lingui/react/macro';
import { builder } from '#styled/recipes';
import { BLOCK_TYPES, BLOCKS, type BlockType } from '#core/domain/blocks/all-blocks.ts';
import { BLOCK_GROUPS } from '#core/domain/blocks/definition.ts';
import { useLabel } from '#src/forms/field-words.ts';

const GROUPS = Object.entries(BLOCK_GROUPS);

/** Every kind of block: a press adds one behind what is chosen. */
export function Palette({ onAdd }: { onAdd: (type: BlockType) => void }) {
  const { t } = useLingui();
  const say = useLabel();
  const classes = builder();
  return (
    <div className={classes.kinds}>
      <h2>{t`Ajouter un bloc`}</h2>
      {GROUPS.map(([group, title]) => (
        <div key={group} role="group" aria-label={say(title)} className={classes.group}>
          <span>{say(title)}</span>
          <div className={classes.palette}>
            {BLOCK_TYPES.filter((type) => BLOCKS[type].group === group).map((type) => (
              <button key={type} type="button" className={classes.kind} onClick={() => onAdd(type)}>
                {say(BLOCKS[type].label)}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
