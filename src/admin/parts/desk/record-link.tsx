import { textLink } from '#styled/recipes';
import type { AdminPageName } from '#core/contract/admin/pages/admin-pages.ts';
import { useRecordHref } from '#src/admin/parts/use-record-href.ts';
import { Link } from '#src/ui/link/link.tsx';

interface RecordLinkProps {
  page: AdminPageName;
  id: string;
  number: string;
}

/** The number of something of the sale, which leads to its page for who may open that. */
export function RecordLink({ page, id, number }: RecordLinkProps) {
  const href = useRecordHref()(page, id);
  if (href === null) return <b>{number}</b>;
  return (
    <Link href={href} className={textLink({ alone: true })}>
      {number}
    </Link>
  );
}
