import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { recordForm } from '#styled/recipes';
import { TITLE_LIMIT } from '#core/contract/cms/bodies.ts';
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { useTypeWords } from '#src/admin/features/cms/document-words.ts';
import { RichTextField } from '#src/admin/forms/rich-text/rich-text-field.tsx';
import { useLocaleNames } from '#src/admin/screens/form/places/place-words.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextArea, TextInput } from '#src/ui/field/text-input.tsx';
import type { BlocksField } from './blocks-field.ts';
import type { SettledSlugs } from './settled-slugs.ts';
import { SlugField } from '#src/admin/features/cms/editing/slug-field.tsx';
import { isContent, namedIn, withTitle, withWords, type Change } from '#src/admin/features/cms/editing/editing.ts';

interface TextTabProps {
  doc: string;
  type: string;
  body: DocumentBody;
  locales: readonly Locale[];
  /** Languages whose text has a field of its own. */
  texts: readonly Locale[];
  settled: SettledSlugs;
  change: Change;
  mayWrite: boolean;
  Blocks: BlocksField;
}

/** Title, slug and what is written, in one language or in both beside each other. */
export function TextTab({ locales, ...rest }: TextTabProps) {
  const names = useLocaleNames();
  const classes = recordForm();
  return (
    <div className={classes.columns} {...(locales.length > 1 ? { 'data-both': true } : {})}>
      {locales.map((locale) => (
        <section key={locale} lang={locale.slice(0, 2)} className={classes.section} aria-label={names[locale]}>
          {locales.length > 1 ? <h2 className={classes.title}>{names[locale]}</h2> : null}
          <Words {...rest} locale={locale} />
        </section>
      ))}
    </div>
  );
}

function Words({
  doc,
  type,
  body,
  locale,
  texts,
  settled,
  change,
  mayWrite,
  Blocks,
}: Omit<TextTabProps, 'locales'> & { locale: Locale }) {
  const { t } = useLingui();
  const { isPlain } = useTypeWords(type);
  /* said once somebody has been in the field: nothing is wrong with a page that is just begun */
  const [isLeft, setLeft] = useState(false);
  const named = namedIn(body, locale) ?? { title: '', slug: '' };
  const { title } = named;
  const put = (words: Readonly<Record<string, unknown>>): void => change((now) => withWords(now, locale, words));
  const isNeeded = locale === 'fr_FR' || title !== '';
  return (
    <>
      <Field
        label={t`Titre`}
        error={isNeeded && isLeft && title.trim() === '' ? t`Ce champ doit être renseigné` : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            value={title}
            maxLength={TITLE_LIMIT}
            readOnly={!mayWrite}
            onBlur={() => setLeft(true)}
            onChange={({ target }) => change((now) => withTitle(now, locale, target.value, settled[locale]))}
          />
        )}
      </Field>
      <SlugField
        doc={doc}
        type={type}
        locale={locale}
        named={named}
        hint={t`La fin de son adresse dans la boutique`}
        mayWrite={mayWrite}
        onSlug={(slug) => put({ slug })}
      />
      {isContent(body) && isPlain ? (
        <RichTextField
          label={t`Texte`}
          value={body.translations[locale]?.body ?? []}
          readOnly={!mayWrite}
          onChange={(text) => put({ body: text })}
        />
      ) : null}
      {'translations' in body && 'parent' in body && !isContent(body) ? (
        <Field label={t`Description`}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={5000}
              value={body.translations[locale]?.description ?? ''}
              readOnly={!mayWrite}
              onChange={({ target }) => put({ description: target.value })}
            />
          )}
        </Field>
      ) : null}
      {hasBlocks(body) && !isPlain ? (
        <>
          {isContent(body) && texts.includes(locale) ? (
            <RichTextField
              label={t`Texte`}
              value={body.translations[locale]?.body ?? []}
              readOnly={!mayWrite}
              onChange={(text) => put({ body: text })}
            />
          ) : null}
          <Blocks
            value={body.translations[locale]?.blocks ?? []}
            area={isContent(body) && body.area !== 'both' ? body.area : null}
            isPage={isContent(body)}
            readOnly={!mayWrite}
            onChange={(blocks) => put({ blocks })}
          />
        </>
      ) : null}
    </>
  );
}

type WithBlocks = Extract<DocumentBody, { translations: { fr_FR: { blocks: unknown } } }>;
const hasBlocks = (body: DocumentBody): body is WithBlocks =>
  'translations' in body && 'blocks' in body.translations.fr_FR;
