import { SectionHead } from '#src/ui/section/section.tsx';

/** The title of a block, where its author gave it one. */
export function BlockTitle({ title }: { title: string }) {
  return title === '' ? null : <SectionHead title={title} />;
}
