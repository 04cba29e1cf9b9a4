import { useLingui } from '@lingui/react/macro';
import { SUMMARY_LIMIT, type ContentBody } from '#core/contract/cms/bodies.ts';
import { LOCALES } from '#core/domain/shop/locale.ts';
import { PictureField } from '#src/admin/parts/media/picture-field.tsx';
import { useLocaleNames } from '#src/admin/screens/form/places/place-words.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextArea } from '#src/ui/field/text-input.tsx';
import { isContent, textIn, withWords, type Change } from '#src/admin/features/cms/editing/editing.ts';

interface IntroductionProps {
  body: ContentBody;
  change: Change;
  mayWrite: boolean;
}

/** What lists and links show of a content: its short description, its thumbnail and its main image (specification §2). */
export function Introduction({ body, change, mayWrite }: IntroductionProps) {
  const { t } = useLingui();
  const names = useLocaleNames();
  const put = (some: Partial<ContentBody>): void => change((now) => (isContent(now) ? { ...now, ...some } : now));
  return (
    <>
      {LOCALES.map((locale) => (
        <Field
          key={locale}
          label={t`Description courte (${names[locale]})`}
          hint={t`${String(textIn(body, locale).shortDescription.length)} caractères sur ${String(SUMMARY_LIMIT)}`}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              lang={locale.slice(0, 2)}
              maxLength={SUMMARY_LIMIT}
              value={textIn(body, locale).shortDescription}
              readOnly={!mayWrite}
              onChange={({ target }) => change((now) => withWords(now, locale, { shortDescription: target.value }))}
            />
          )}
        </Field>
      ))}
      <PictureField
        label={t`Vignette`}
        hint={t`Dans les listes`}
        value={body.thumbnail}
        mayWrite={mayWrite}
        onChange={(thumbnail) => put({ thumbnail })}
      />
      <PictureField
        label={t`Image principale`}
        hint={t`En haut du contenu`}
        value={body.image}
        mayWrite={mayWrite}
        onChange={(image) => put({ image })}
      />
    </>
  );
}
