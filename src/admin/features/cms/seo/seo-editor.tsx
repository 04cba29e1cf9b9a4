/** What search engines and shared links show of a content, with how it will look there (domain 8.6). */
import { useLingui } from '@lingui/react/macro';
import { recordForm, seoEditor } from '#styled/recipes';
import type { ContentBody, Seo } from '#core/contract/cms/bodies.ts';
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { PAGE_TYPE, pathOfContent } from '#core/domain/cms/content-path.ts';
import { SEO_CHECKS, seoChecks, type SeoCheck } from '#core/domain/cms/seo-checks.ts';
import { ADVISED_SLUG, type SeoTextName } from '#core/domain/cms/seo.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { textIn, withWords } from '#src/admin/features/cms/edit/editing.ts';
import { PictureField } from '#src/admin/parts/media/picture-field.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';
import { SeoField } from './seo-field.tsx';
import { SearchPreviews, SharePreview } from './seo-previews.tsx';
import { usePlace } from './use-place.ts';

interface SeoEditorProps {
  type: string;
  body: ContentBody;
  locale: Locale;
  language: string;
  change: (edit: (body: DocumentBody) => DocumentBody) => void;
  mayWrite: boolean;
}

export function SeoEditor({ type, body, locale, language, change, mayWrite }: SeoEditorProps) {
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
  const picture = (name: 'ogImage' | 'twitterImage', label: string) => (
    <PictureField
      label={label}
      hint={t`1 200 × 630 pixels conseillés, 5 Mo au plus.`}
      value={seo[name]}
      mayWrite={mayWrite}
      onChange={(uuid) => put({ [name]: uuid })}
    />
  );
  const classes = recordForm();
  return (
    <section lang={locale.slice(0, 2)} aria-label={t`Référencement en ${language}`} className={classes.section}>
      <h2 className={classes.title}>{t`Référencement en ${language}`}</h2>
      {field('metaTitle', t`Meta titre`, t`le titre`)}
      <Field label={t`Slug`} hint={t`${String(slug.length)} caractères, ${String(ADVISED_SLUG)} conseillés au plus`}>
        {(control) => (
          <TextInput
            {...control}
            value={slug}
            maxLength={200}
            readOnly={!mayWrite}
            onChange={({ target }) =>
              change((now) => withWords(now, locale, { slug: target.value.toLowerCase().replace(/[^a-z0-9-]/g, '-') }))
            }
          />
        )}
      </Field>
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
      {picture('ogImage', t`Image Open Graph`)}
      {field('twitterTitle', t`Titre Twitter`, t`le titre Open Graph`)}
      {field('twitterDescription', t`Description Twitter`, t`la description Open Graph`)}
      {picture('twitterImage', t`Image Twitter`)}
      <SharePreview title={seo.ogTitle || shownTitle} description={seo.ogDescription || shownText} />
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
