import { lazy, Suspense } from 'react';
import type { BlocksEditorProps } from '#src/admin/features/builder/builder.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

/* the library that draws and drags is larger than the back office: it comes with the first page of blocks */
const Builder = lazy(() => import('#src/admin/features/builder/builder.tsx'));

/** Pages of blocks, value in and value out. */
export function BlocksEditor(props: BlocksEditorProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <Builder {...props} />
    </Suspense>
  );
}
