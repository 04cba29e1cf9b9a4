import { CardPreview } from './card-preview.tsx';
import { PagePreview } from './page-preview.tsx';

/** What becomes of what is typed, in lists of the shop and on its page. */
export function Previews() {
  return (
    <>
      <CardPreview />
      <PagePreview />
    </>
  );
}
