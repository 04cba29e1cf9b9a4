import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { recordForm } from '#styled/recipes';
import type { ContentBody } from '#core/contract/cms/bodies.ts';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { categoriesOf, tagsOf } from '#core/domain/cms/document-kind.ts';
import { useDocuments } from '#src/admin/store/documents/use-documents.ts';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { isContent, type Change } from '#src/admin/features/cms/editing/editing.ts';
import { Introduction } from './introduction.tsx';

interface DetailsTabProps {
  type: string;
  body: ContentBody;
  change: Change;
  mayWrite: boolean;
}

/** What lists and links show of a content: short description, where it stands, categories and tags. */
export function DetailsTab({ type, body, change, mayWrite }: DetailsTabProps) {
  const { t } = useLingui();
  const classes = recordForm();
  const put = (some: Partial<ContentBody>): void => change((now) => (isContent(now) ? { ...now, ...some } : now));
  return (
    <div className={classes.columns}>
      <div className={classes.section}>
        <Introduction body={body} change={change} mayWrite={mayWrite} />
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
