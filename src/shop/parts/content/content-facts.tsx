import { textLink } from '#styled/recipes';
import type { ContentDocument } from '#core/contract/content/content-document.ts';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { Link } from '#src/ui/link/link.tsx';

/** Fields of a type of content that the shop shows, below its text. */
export function ContentFacts({ facts, lang }: { facts: ContentDocument['facts']; lang: string | undefined }) {
  if (facts === undefined) return null;
  return (
    <div {...(lang === undefined ? {} : { lang })}>
      <KeyValueList
        facts={facts.map(({ label, text, href }) => ({
          key: label,
          term: label,
          value:
            href === undefined ? (
              text
            ) : (
              <Link href={href} className={textLink()}>
                {text}
              </Link>
            ),
        }))}
      />
    </div>
  );
}
