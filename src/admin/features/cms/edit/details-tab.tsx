import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { recordForm } from '#styled/recipes';
import { SUMMARY_LIMIT, type ContentBody } from '#core/contract/cms/bodies.ts';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { categoriesOf, tagsOf } from '#core/domain/cms/document-kind.ts';
import { LOCALES } from '#core/domain/shop/locale.ts';
import { useLocaleNames } from '#src/admin/screens/form/layout/place-words.tsx';
import { useDocuments } from '#src/admin/store/documents/use-documents.ts';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { TextArea } from '#src/ui/field/text-input.tsx';
import { isContent, textIn, withWords, type Change } from './editing.ts';

interface DetailsTabProps {
  type: string;
  body: ContentBody;
  change: Change;
  mayWrite: boolean;
}

/** What lists and links show of a content: short description, where it stands, categories and tags. */
export function DetailsTab({ type, body, change, mayWrite }: DetailsTabProps) {
  const { t } = useLingui();
  const names = useLocaleNames();
  const classes = recordForm();
  const put = (some: Partial<ContentBody>): void => change((now) => (isContent(now) ? { ...now, ...some } : now));
  return (
    <div className={classes.columns}>
      <div className={classes.section}>
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
        <Field label={t`Espace`}>
          {(control) => (
            <Select
              {...control}
              value={body.area}
              disabled={!mayWrite}
              onChange={({ target }) =>
                put({ area: target.value === 'auto' || target.value === 'moto' ? target.value : 'both' })
              }
            >
              <option value="both">{t`Auto et moto`}</option>
              <option value="auto">{t`Auto`}</option>
              <option value="moto">{t`Moto`}</option>
            </Select>
          )}
        </Field>
      </div>
      <Terms
        label={t`Catégories`}
        empty={t`Aucune catégorie n’a encore été créée.`}
        type={categoriesOf(type)}
        chosen={body.categories}
        mayWrite={mayWrite}
        onChange={(categories) => put({ categories })}
      />
      <Terms
        label={t`Étiquettes`}
        empty={t`Aucune étiquette n’a encore été créée.`}
        type={tagsOf(type)}
        chosen={body.tags}
        mayWrite={mayWrite}
        onChange={(tags) => put({ tags })}
      />
    </div>
  );
}

interface TermsProps {
  label: string;
  empty: string;
  type: string;
  chosen: readonly string[];
  mayWrite: boolean;
  onChange: (chosen: string[]) => void;
}

/** Categories or tags as boxes; one that is in the bin stays chosen, and is not offered. */
function Terms({ label, empty, type, chosen, mayWrite, onChange }: TermsProps) {
  const classes = recordForm();
  const all = useDocuments(useCallback((head: DocumentHead) => head.type === type && head.status !== 'trash', [type]));
  return (
    <fieldset className={classes.section} disabled={!mayWrite}>
      <legend className={classes.title}>{label}</legend>
      {all?.length === 0 ? <p>{empty}</p> : null}
      {(all ?? []).map(({ uuid, title }) => (
        <Checkbox
          key={uuid}
          dense
          checked={chosen.includes(uuid)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, uuid] : chosen.filter((one) => one !== uuid))}
        >
          {title}
        </Checkbox>
      ))}
    </fieldset>
  );
}
