/** A document to write in, new or known, of whatever type: opened from the device, kept on it, sent when it can be. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { recordForm } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { emptyComponent, emptyContent, emptyTerm } from '#core/contract/cms/empty-body.ts';
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import { useHeader, useRoute } from '#src/admin/port/port.tsx';
import { kindOfType, useTypeWords } from '#src/admin/features/cms/document-words.ts';
import { useDraft } from '#src/admin/store/documents/use-draft.ts';
import { setActiveTab } from '#src/admin/store/header.ts';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { fileText, wifiSlash } from '#src/ui/icon/glyphs-later.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import type { BlocksField } from './blocks-field.ts';
import { DocumentForm } from './document-form.tsx';

export function DocumentPage({ Blocks }: { Blocks: BlocksField }) {
  const { params, query, navigate } = useRoute();
  const type = params['contentType'] ?? '';
  const id = params['id'] ?? null;
  const [fresh] = useState(() => crypto.randomUUID());
  /* a new document has its address from its first moment: whoever comes back finds what was typed */
  useEffect(() => {
    if (id !== null) return;
    /* whatever was open last: what is new begins with its title */
    setActiveTab('text');
    navigate(adminHref('admin.cms.edit', { contentType: type, id: fresh }, { new: 1 }), { replace: true });
  }, [id, type, fresh, navigate]);
  return id === null ? null : <OneDocument key={id} doc={id} type={type} isNew={query.has('new')} Blocks={Blocks} />;
}

/** What a new document begins with. */
function emptyOf(of: DocumentKind): DocumentBody {
  switch (of) {
    case 'component':
      return emptyComponent();
    case 'term':
      return emptyTerm();
    case 'menu':
      return { area: null, items: [] };
    case 'content':
      return emptyContent();
  }
}

interface OneDocumentProps {
  doc: string;
  type: string;
  isNew: boolean;
  Blocks: BlocksField;
}

function OneDocument({ doc, type, isNew, Blocks }: OneDocumentProps) {
  const of = kindOfType(type);
  const empty = useMemo(() => emptyOf(of), [of]);
  const draft = useDraft({ doc, of, type, empty, isNew });
  if (typeof draft === 'string') return <NotHere type={type} why={draft} />;
  return <DocumentForm doc={doc} type={type} of={of} draft={draft} Blocks={Blocks} />;
}

function NotHere({ type, why }: { type: string; why: 'loading' | 'away' | 'gone' }) {
  const { t } = useLingui();
  useHeader({ title: useTypeWords(type).one });
  return (
    <div className={recordForm().page} aria-busy={why === 'loading'}>
      {why === 'loading' ? <Skeleton shape="block" /> : null}
      {why === 'away' ? (
        <EmptyState
          glyph={wifiSlash}
          title={t`Ce contenu n’est pas sur cet appareil`}
          text={t`Il s’ouvrira dès que le réseau est là.`}
        />
      ) : null}
      {why === 'gone' ? (
        <EmptyState
          glyph={fileText}
          title={t`Ce contenu n’existe pas`}
          text={t`Il a pu être supprimé, ou son adresse est incomplète.`}
        />
      ) : null}
    </div>
  );
}
