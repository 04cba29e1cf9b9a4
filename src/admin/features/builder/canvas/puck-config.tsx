/** The library's configuration, made from the definitions: every kind draws itself with the shop's own view. */
import type { Config, SlotComponent } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { blockLayout, builder } from '#styled/recipes';
import { BLOCK_TYPES, BLOCKS, newBlock } from '#core/domain/blocks/all-blocks.ts';
import type { Block } from '#core/domain/blocks/block.ts';
import type { BlockDefinition } from '#core/domain/blocks/definition.ts';
import { DrawnBlock } from '#src/content/blocks/block-view.tsx';
import { ShopFrame } from '#src/admin/features/builder/canvas/shop-frame.tsx';
import { CARRIED } from '#src/admin/features/builder/puck-data.ts';

interface Drawn {
  readonly id: string;
  readonly children?: SlotComponent;
  readonly puck: { readonly isEditing: boolean };
}

const COUNTS = ['1', '2', '3', '4', '5', '6'] as const;

/** The slot of a block; columns lay their blocks out themselves. */
function slotOf(block: Block, Slot: SlotComponent): ReactNode {
  if (block.type !== 'columns') return <Slot />;
  const count = COUNTS[Number(block.props['count']) - 1] ?? '2';
  const phone = block.props['phone'] === 'two' ? 'two' : 'one';
  return <Slot className={blockLayout({ count, phone }).columns} />;
}

/** The library makes a button of every block and names none; what is drawn in it is looked at, and no text of a button. */
const naming =
  (label: string) =>
  (drawn: HTMLElement | null): void =>
    drawn?.parentElement?.setAttribute('aria-label', label);

/** No button holds others: a block with blocks in it is a group, which the library would have pressed or not. */
const grouping =
  (label: string) =>
  (drawn: HTMLElement | null): (() => void) | undefined => {
    const block = drawn?.parentElement;
    if (!block) return undefined;
    naming(label)(drawn);
    block.setAttribute('role', 'group');
    const unpressed = new MutationObserver(() => block.removeAttribute('aria-pressed'));
    unpressed.observe(block, { attributeFilter: ['aria-pressed'] });
    block.removeAttribute('aria-pressed');
    return () => unpressed.disconnect();
  };

/** @param labels words of every kind in the reader's language */
export function puckConfig(labels: Readonly<Record<string, string>>, carried: string): Config {
  const components = BLOCK_TYPES.map((type) => {
    const definition: BlockDefinition = BLOCKS[type];
    const label = labels[type] ?? type;
    // once: a ref that is another one at each render is let go of and taken up at each key
    const [named, grouped] = [naming(label), grouping(label)];
    const component = {
      label,
      defaultProps: { ...newBlock(type, '').props },
      fields: definition.nests === true ? { children: { type: 'slot' as const } } : {},
      render: ({ id, children: Slot, puck: _puck, ...props }: Drawn): React.JSX.Element => {
        const block: Block = { id, type, props };
        if (Slot !== undefined)
          return (
            <div ref={grouped} className={builder().nesting}>
              <DrawnBlock block={block}>{slotOf(block, Slot)}</DrawnBlock>
            </div>
          );
        /* a press chooses the block: its links and fields are looked at here, and lead nowhere */
        return (
          <div ref={named} inert>
            <DrawnBlock block={block}>{null}</DrawnBlock>
          </div>
        );
      },
    };
    return [type, component] as const;
  });
  const kept = { label: carried, fields: {}, render: () => <p>{carried}</p> };
  const root = {
    render: ({ children }: { children: ReactNode }) => (
      <div className={builder().page}>
        <ShopFrame>{children}</ShopFrame>
      </div>
    ),
  };
  return { root, components: { ...Object.fromEntries(components), [CARRIED]: kept } };
}
