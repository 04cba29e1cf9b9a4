import { blockLayout } from '#styled/recipes';
import type { ViewProps } from '#src/content/blocks/view-props.ts';
import { SectionHead } from '#src/ui/section/section.tsx';

export function SectionBlock({ props, children }: ViewProps<'section'>) {
  if (props.title === '') return children;
  return (
    <>
      <SectionHead title={props.title} />
      <div className={blockLayout().section}>{children}</div>
    </>
  );
}

const COUNTS = ['1', '2', '3', '4', '5', '6'] as const;

export function ColumnsBlock({ props, children }: ViewProps<'columns'>) {
  const { count, phone, align } = props;
  return <div className={blockLayout({ count: COUNTS[count - 1] ?? '2', phone, align }).columns}>{children}</div>;
}

export function SpacerBlock({ props }: ViewProps<'spacer'>) {
  return <div className={blockLayout({ height: props.height }).spacer} />;
}

export function SeparatorBlock() {
  return <hr className={blockLayout().rule} />;
}

export function ComponentBlock({ children }: ViewProps<'component'>) {
  return children;
}
