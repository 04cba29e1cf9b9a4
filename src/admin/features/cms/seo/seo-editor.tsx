/** What search engines and shared links show of a content, with how it will look there (domain 8.6). */
import { useLingui } from '@lingui/react/macro';
import { recordForm, seoEditor } from '#styled/recipes';
import type { ContentBody, Seo } from '#core/contract/cms/bodies.ts';
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { PAGE_TYPE, pathOfContent } from '#core/domain/cms/content-path.ts';
import { SEO_CHECKS, seoChecks, type SeoCheck } from '#core/domain/cms/seo-checks.ts';
import { ADVISED_SLUG, type SeoTextName } from '#core/domain/cms/seo.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { textIn, withWords } from '#src/admin/features/cms/editing/editing.ts';
import { SlugField } from '#src/admin/features/cms/editing/slug-field.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';
import { SeoField } from './seo-field.tsx';
import { SearchPreviews } from '#src/admin/parts/seo/seo-previews.tsx';
import { SharePicture, SharePreview } from './share-preview.tsx';
import { usePlace } from './use-place.ts';

interface SeoEditorProps {
  doc: string;
  type: string;
  body: ContentBody;
  locale: Locale;
  language: string;
  change: (edit: (body: DocumentBody) => DocumentBody) => void;
  mayWrite: boolean;
}

export function SeoEditor({ doc, type, body, locale, language, change, mayWrite }: SeoEditorProps) {
  const { t } = useLingui();
  const text = textIn(body, locale);
  const { title, slug, shortDescription, seo } = text;
  const { place, pattern } = usePlace(type, body);
  const put = (some: Partial<Seo>): void => change((now) => withWords(now, locale, { seo: { ...seo, ...some } }));
  const shownTitle = seo.metaTitle || title;
  const shownText = seo.metaDescription || shortDescription;
  const field = (name: SeoTextName, label: string, instead: string) => (
    <SeoField
      name={name}
      label={label}
      value={seo[name]}
      instead={instead}
      mayWrite={mayWrite}
      onChange={(value) => put({ [name]: value })}
    />
  );
  const card = {
    title: seo.ogTitle || shownTitle,
    description: seo.ogDescription || shownText,
    picture: seo.ogImage ?? body.image ?? body.thumbnail,
  };
  const classes = recordForm();
  return (
    <section lang={locale.slice(0, 2)} aria-label={t`Référencement en ${language}`} className={classes.section}>
      <h2 className={classes.title}>{t`Référencement en ${language}`}</h2>
      {field('metaTitle', t`Meta titre`, t`le titre`)}
      <SlugField
        doc={doc}
        type={type}
        locale={locale}
        named={text}
        hint={t`${String(slug.length)} caractères, ${String(ADVISED_SLUG)} conseillés au plus`}
        mayWrite={mayWrite}
        onSlug={(typed) => change((now) => withWords(now, locale, { slug: typed }))}
      />
      {field('metaDescription', t`Meta description`, t`la description courte`)}
      <Field label={t`Mot-clé principal`}>
        {(control) => (
          <TextInput
            {...control}
            value={seo.focusKeyword}
            maxLength={100}
            readOnly={!mayWrite}
            onChange={({ target }) => put({ focusKeyword: target.value })}
          />
        )}
      </Field>
      <SearchPreviews
        title={shownTitle}
        description={shownText}
        path={pathOfContent({ ...place, slug }, pattern)}
        keyword={seo.focusKeyword}
      />
      <h2 className={classes.title}>{t`Liens partagés`}</h2>
      {field('ogTitle', t`Titre Open Graph`, t`le meta titre`)}
      {field('ogDescription', t`Description Open Graph`, t`la meta description`)}
      <SharePicture
        label={t`Image Open Graph`}
        value={seo.ogImage}
        mayWrite={mayWrite}
        onChange={(ogImage) => put({ ogImage })}
      />
      <SharePreview label={t`Aperçu du lien partagé`} {...card} />
      {field('twitterTitle', t`Titre Twitter`, t`le titre Open Graph`)}
      {field('twitterDescription', t`Description Twitter`, t`la description Open Graph`)}
      <SharePicture
        label={t`Image Twitter`}
        value={seo.twitterImage}
        mayWrite={mayWrite}
        onChange={(twitterImage) => put({ twitterImage })}
      />
      <SharePreview
        label={t`Aperçu de la carte Twitter`}
        title={seo.twitterTitle || card.title}
        description={seo.twitterDescription || card.description}
        picture={seo.twitterImage ?? card.picture}
      />
      <Checkbox
        checked={seo.index}
        disabled={!mayWrite}
        onChange={({ target }) => put({ index: target.checked })}
      >{t`Les moteurs de recherche peuvent l’afficher`}</Checkbox>
      <Checkbox
        checked={seo.follow}
        disabled={!mayWrite}
        onChange={({ target }) => put({ follow: target.checked })}
      >{t`Ils peuvent suivre ses liens`}</Checkbox>
      <Checks
        of={seoChecks({
          title: shownTitle,
          description: shownText,
          slug,
          keyword: seo.focusKeyword,
          body: text.body,
          blocks: text.blocks,
          isPost: type !== PAGE_TYPE,
        })}
      />
    </section>
  );
}

function Checks({ of }: { of: Readonly<Partial<Record<SeoCheck, boolean>>> }) {
  const { t } = useLingui();
  const words: Readonly<Record<SeoCheck, string>> = {
    keywordInTitle: t`Le mot-clé est dans le titre`,
    keywordInDescription: t`Le mot-clé est dans la description`,
    keywordInSlug: t`Le mot-clé est dans le slug`,
    keywordAtStart: t`Le mot-clé est dans le premier paragraphe`,
    oneTitle: t`Un seul grand titre`,
    picturesSaid: t`Chaque image a un texte de remplacement`,
    internalLink: t`Au moins un lien vers la boutique`,
    longEnough: t`Au moins 300 mots`,
  };
  const classes = seoEditor();
  return (
    <ul aria-label={t`Vérifications`} className={classes.checks}>
      {SEO_CHECKS.flatMap((name) => {
        const isFine = of[name];
        return isFine === undefined
          ? []
          : [
              <li key={name} className={classes.check}>
                <StatusTag tone={isFine ? 'success' : 'warn'}>{isFine ? t`Bien` : t`À revoir`}</StatusTag>
                {words[name]}
              </li>,
            ];
      })}
    </ul>
  );
}
