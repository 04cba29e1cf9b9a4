/** The structure of the page as a list: everything a pointer does on the page is done here by buttons. */
import { useLingui } from '@lingui/react/macro';
import { builder } from '#styled/recipes';
import { definitionOf } from '#core/domain/blocks/all-blocks.ts';
import type { Block } from '#core/domain/blocks/block.ts';
import { duplicateBlock, moveBlock, moveIn, moveOut, removeBlock } from '#core/domain/blocks/edit-blocks.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { Button } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { arrowDown, arrowUp } from '#src/ui/icon/glyphs-office.ts';
import { trash } from '#src/ui/icon/glyphs-later.ts';

/** What a block is called: its kind, and its first words where they say more. */
function useBlockWords(): (block: Block) => { readonly kind: string; readonly words: string } {
  const { t } = useLingui();
  const say = useLabel();
  return ({ type, props }) => {
    const definition = definitionOf(type);
    const kind = definition === undefined ? t`Bloc d’une autre version` : say(definition.label);
    const words = [props['title'], props['text'], props['caption']].find(
      (one): one is string => typeof one === 'string' && one !== '' && one !== kind,
    );
    return { kind, words: cutText(words ?? '', 40) };
  };
}

export function useBlockName(): (block: Block) => string {
  const say = useBlockWords();
  return (block) => {
    const { kind, words } = say(block);
    return words === '' ? kind : `${kind}, ${words}`;
  };
}

export interface OutlineProps {
  blocks: readonly Block[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

export function Outline({ blocks, chosen, onChoose }: OutlineProps) {
  const say = useBlockWords();
  const classes = builder();
  const drawn = (block: Block) => {
    const { kind, words } = say(block);
    return (
      <>
        {kind}
        {words === '' ? null : <span className={classes.words}>{`, ${words}`}</span>}
      </>
    );
  };
  return (
    <ul className={classes.list}>
      {blocks.map((block) => (
        <li key={block.id}>
          <div className={classes.item} {...(block.id === chosen ? { 'data-chosen': '' } : {})}>
            <button
              type="button"
              className={classes.pick}
              aria-pressed={block.id === chosen}
              onClick={() => onChoose(block.id)}
            >
              {drawn(block)}
            </button>
          </div>
          {block.children === undefined || block.children.length === 0 ? null : (
            <Outline blocks={block.children} chosen={chosen} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface BlockToolsProps {
  block: Block;
  onChange: (change: (blocks: readonly Block[]) => Block[]) => void;
  onRemoved: () => void;
}

/** What is done with the block that is chosen. */
export function BlockTools({ block, onChange, onRemoved }: BlockToolsProps) {
  const { t } = useLingui();
  const name = useBlockName()(block);
  const { id } = block;
  return (
    <div role="group" aria-label={t`Actions sur le bloc`} className={builder().tools}>
      <IconButton glyph={arrowUp} label={t`Monter ${name}`} onClick={() => onChange((all) => moveBlock(all, id, -1))} />
      <IconButton
        glyph={arrowDown}
        label={t`Descendre ${name}`}
        onClick={() => onChange((all) => moveBlock(all, id, 1))}
      />
      <Button size="sm" tone="line" onClick={() => onChange((all) => moveIn(all, id))}>{t`Placer dedans`}</Button>
      <Button size="sm" tone="line" onClick={() => onChange((all) => moveOut(all, id))}>{t`Sortir`}</Button>
      <Button
        size="sm"
        tone="line"
        onClick={() => onChange((all) => duplicateBlock(all, id, () => crypto.randomUUID()))}
      >
        {t`Dupliquer`}
      </Button>
      <IconButton
        glyph={trash}
        label={t`Supprimer ${name}`}
        onClick={() => {
          onChange((all) => removeBlock(all, id));
          onRemoved();
        }}
      />
    </div>
  );
}
