import { useEffect } from 'react';
import { headTags } from '#src/shop/parts/page/head-tags.ts';
import type { Metadata } from '#core/contract/shop/metadata.ts';

/** Title, metas, canonical and structured data of the page on screen (specification §7). The server prints its own. */
export function PageHead({ head }: { head: Metadata }) {
  const schema = head.schema === null ? null : JSON.stringify(head.schema);
  useEffect(() => {
    const old = document.head.querySelector('script[type="application/ld+json"]');
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
