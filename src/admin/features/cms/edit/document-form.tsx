import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { recordForm } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { isTagType, permissionFor, type DocumentKind } from '#core/domain/cms/document-kind.ts';
import { LOCALES, type Locale } from '#core/domain/shop/locale.ts';
import { useAdmin, useHeader, useToast } from '#src/admin/port/port.tsx';
import { isOwnType, listOfType, useTypeWords } from '#src/admin/features/cms/document-words.ts';
import { FieldsTab } from '#src/admin/features/cms/fields/fields-tab.tsx';
import { useFields } from '#src/admin/features/cms/fields/use-fields.ts';
import { SeoEditor } from '#src/admin/features/cms/seo/seo-editor.tsx';
import { PictureField } from '#src/admin/parts/media/picture-field.tsx';
import { ConflictNote } from '#src/admin/screens/document/conflict-note.tsx';
import { DocumentHistory } from '#src/admin/screens/document/history/document-history.tsx';
import { DraftOffers } from '#src/admin/screens/document/draft-offers.tsx';
import { PresenceNote } from '#src/admin/screens/document/presence-note.tsx';
import { usePresence } from '#src/admin/screens/document/use-presence.ts';
import { useLocaleNames } from '#src/admin/screens/form/places/place-words.tsx';
import type { Draft } from '#src/admin/store/documents/use-draft.ts';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';
import { BinNote } from './bin-note.tsx';
import type { BlocksField } from './blocks-field.ts';
import { DetailsTab } from './details-tab.tsx';
import { DraftBar } from './draft-bar.tsx';
import { isComponent, isContent, namedIn } from '#src/admin/features/cms/editing/editing.ts';
import { useSettledSlugs } from './settled-slugs.ts';
import { TextTab } from './text-tab.tsx';
import { useTextFields } from './use-text-fields.ts';
import { Workflow } from './workflow.tsx';

interface DocumentFormProps {
  doc: string;
  type: string;
  of: DocumentKind;
  draft: Draft;
  Blocks: BlocksField;
}

type Shown = Locale | 'both';

/** Texts, details, search engines and history of a document, and where what is typed stands. */
export function DocumentForm({ doc, type, of, draft, Blocks }: DocumentFormProps) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const toast = useToast();
  const named = useTypeWords(type);
  const names = useLocaleNames();
  const [shown, setShown] = useState<Shown>('fr_FR');
  const { working: body, base, change } = draft;
  const isNew = base === null;
  const place = { of, type };
  const fields = useFields(type);
  const settled = useSettledSlugs(doc, of, base);
  const texts = useTextFields(body);
  const presence = usePresence(doc);
  const mayHere = may(permissionFor(place, isNew ? 'store' : 'update'));
  const mayWrite = mayHere && draft.state !== 'conflict' && !presence.isTaken;
  const tabs = [
    { key: 'text', label: t`Texte` },
    ...(isContent(body)
      ? [
          { key: 'details', label: t`Détails` },
          ...(fields.length === 0 ? [] : [{ key: 'fields', label: t`Champs` }]),
          { key: 'seo', label: t`Référencement` },
        ]
      : of === 'component'
        ? [{ key: 'details', label: t`Détails` }]
        : []),
    ...(isNew ? [] : [{ key: 'history', label: t`Historique` }]),
  ];
  const { activeTab } = useHeader({
    title: namedIn(body, 'fr_FR')?.title || named.one,
    parent: listOfType(type),
    above: isOwnType(type) ? { label: named.many, href: adminHref('admin.cms.contents', { contentType: type }) } : null,
    tabs,
    actions: of === 'content' ? <Workflow doc={doc} type={type} draft={draft} /> : null,
  });
  const open = tabs.find(({ key }) => key === activeTab)?.key ?? 'text';
  const locales: readonly Locale[] = shown === 'both' ? LOCALES : [shown];
  const save = async (): Promise<void> => {
    await draft.saveNow();
    /* as the specification says of a category (§8); of the others the bar says where they stand */
    if (of === 'term' && !isTagType(type) && namedIn(body, 'fr_FR')?.title !== '')
      toast(isNew ? t`La catégorie a été créée.` : t`La catégorie a été modifiée.`);
  };
  const classes = recordForm();
  const languages = [
    ...LOCALES.map((locale) => ({ value: locale, label: names[locale] })),
    { value: 'both', label: t`Côte à côte` },
  ];
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={classes.page}>
        <PresenceNote other={presence.other} isTaken={presence.isTaken} mayTake={mayHere} onTake={presence.take} />
        <DraftOffers draft={draft} />
        <BinNote doc={doc} place={place} draft={draft} />
        {draft.state === 'conflict' ? <ConflictNote doc={doc} /> : null}
        {open === 'history' || open === 'details' ? null : (
          <div className={classes.locales}>
            <RadioGroup
              segments
              legend={t`Langue`}
              name="langue"
              value={shown}
              options={languages}
              onChange={(value) =>
                setShown(value === 'both' ? 'both' : (LOCALES.find((one) => one === value) ?? 'fr_FR'))
              }
            />
          </div>
        )}
        {open === 'text' ? (
          <TextTab
            doc={doc}
            type={type}
            body={body}
            locales={locales}
            texts={texts}
            settled={settled}
            change={change}
            mayWrite={mayWrite}
            Blocks={Blocks}
          />
        ) : null}
        {open === 'details' && isContent(body) ? (
          <DetailsTab type={type} body={body} change={change} mayWrite={mayWrite} />
        ) : null}
        {open === 'details' && isComponent(body) ? (
          <div className={classes.section}>
            <PictureField
              label={t`Vignette d’aperçu`}
              hint={t`Dans la liste des composants`}
              value={body.thumbnail}
              mayWrite={mayWrite}
              onChange={(thumbnail) => change((now) => (isComponent(now) ? { ...now, thumbnail } : now))}
            />
          </div>
        ) : null}
        {open === 'fields' && isContent(body) ? (
          <FieldsTab fields={fields} body={body} locales={locales} change={change} mayWrite={mayWrite} />
        ) : null}
        {open === 'seo' && isContent(body) ? (
          <div className={classes.columns} {...(locales.length > 1 ? { 'data-both': true } : {})}>
            {locales.map((locale) => (
              <SeoEditor
                key={locale}
                doc={doc}
                type={type}
                body={body}
                locale={locale}
                language={names[locale]}
                change={change}
                mayWrite={mayWrite}
              />
            ))}
          </div>
        ) : null}
        {open === 'history' ? <DocumentHistory doc={doc} of={of} change={change} mayWrite={mayWrite} /> : null}
      </div>
      <DraftBar draft={draft} mayWrite={mayWrite} />
    </form>
  );
}
