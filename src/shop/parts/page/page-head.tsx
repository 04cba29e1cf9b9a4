import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { headTags } from '#src/shop/parts/page/head-tags.ts';
import { printedHead } from '#src/shop/parts/page/printed-head.ts';
import type { Metadata } from '#core/contract/shop/metadata.ts';

/** What the document said of its page before any page drew a head. */
let printed: readonly Element[] = import.meta.env.SSR ? [] : printedHead();

const never = () => () => {};

/**
 * Leaves one head. Where the first page is hydrated it takes the printed one over; where something moved before its code
 * was here, React draws it anew beside the printed one.
 */
function useOneHead(): void {
  const isHydrated = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [tookOver] = useState(isHydrated);
  useLayoutEffect(() => {
    if (!tookOver) for (const element of printed) element.remove();
    printed = [];
  }, [tookOver]);
}

/** Title, metas, canonical and structured data of the page on screen (specification §7). The server prints its own. */
export function PageHead({ head }: { head: Metadata }) {
  useOneHead();
  const schema = head.schema === null ? null : JSON.stringify(head.schema);
  useEffect(() => {
    /* the document carries it behind its markup */
    const old = document.querySelector('script[type="application/ld+json"]');
    if (schema === null) {
      old?.remove();
      return;
    }
    const script = old ?? document.head.appendChild(document.createElement('script'));
    script.setAttribute('type', 'application/ld+json');
    script.textContent = schema;
  }, [schema]);
  if (import.meta.env.SSR) return null;
  return headTags(head).map((one) => {
    if (one.tag === 'title') return <title key="title">{one.text}</title>;
    const { tag: Tag, attributes } = one;
    return <Tag key={attributes.name ?? attributes.property ?? attributes.rel} {...attributes} />;
  });
}
