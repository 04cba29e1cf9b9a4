import { useLingui } from '@lingui/react/macro';
import { useCallback, useState, type ReactNode } from 'react';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { slugOf } from '#core/domain/text/slug.ts';
import { useDocuments } from '#src/admin/store/documents/use-documents.ts';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import type { Named } from './editing.ts';

interface SlugFieldProps {
  doc: string;
  type: string;
  locale: Locale;
  named: Named;
  hint: ReactNode;
  mayWrite: boolean;
  onSlug: (slug: string) => void;
}

/** The end of an address, in the letters it may have; whether another has it already is known without a network. */
export function SlugField({ doc, type, locale, named: { title, slug }, hint, mayWrite, onSlug }: SlugFieldProps) {
  const { t } = useLingui();
  /* said once somebody has been in the field: nothing is wrong with a page that is just begun */
  const [isLeft, setLeft] = useState(false);
  const isNeeded = locale === 'fr_FR' || title !== '';
  const isOther = useCallback(
    (head: DocumentHead) => head.type === type && head.uuid !== doc && head.deletedAt === null,
    [type, doc],
  );
  const others = useDocuments(isOther);
  /* heads say French slugs; one made of the title gets a number where it is another's */
  const isTaken =
    locale === 'fr_FR' && slug !== slugOf(title) && (others ?? []).some((head) => slug !== '' && head.slug === slug);
  const error = isTaken
    ? t`Le slug existe déjà`
    : isNeeded && isLeft && slug === ''
      ? t`Le slug ne peut pas être vide`
      : undefined;
  return (
    <Field label={t`Slug`} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          value={slug}
          maxLength={200}
          readOnly={!mayWrite}
          spellCheck={false}
          autoCapitalize="none"
          onBlur={() => {
            setLeft(true);
            if (slugOf(slug) !== slug) onSlug(slugOf(slug));
          }}
          onChange={({ target }) => onSlug(typedSlug(target.value))}
        />
      )}
    </Field>
  );
}

/** As it may stand while it is typed: a dash at its end is the beginning of a word. */
const typedSlug = (text: string): string => slugOf(text) + (/[\s-]$/.test(text) && slugOf(text) !== '' ? '-' : '');
