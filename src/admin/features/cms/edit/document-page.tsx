/** A document to write in, new or known, of whatever type: opened from the device, kept on it, sent when it can be. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { recordForm } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { emptyComponent, emptyContent, emptyTerm } from '#core/contract/cms/empty-body.ts';
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import { useHeader, useRoute } from '#src/admin/app/port.tsx';
import { kindOfType, useTypeWords } from '#src/admin/features/cms/document-words.ts';
import { useDraft } from '#src/admin/store/documents/use-draft.ts';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { wifiSlash } from '#src/ui/icon/glyphs-later.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import type { BlocksField } from './blocks-field.ts';
import { DocumentForm } from './document-form.tsx';

export function DocumentPage({ Blocks }: { Blocks: BlocksField }) {
  const { params, navigate } = useRoute();
  const type = params['contentType'] ?? '';
  const id = params['id'] ?? null;
  const [fresh] = useState(() => crypto.randomUUID());
  /* a new document has its address from its first moment: whoever comes back finds what was typed */
  useEffect(() => {
    if (id === null) navigate(adminHref('admin.cms.edit', { contentType: type, id: fresh }), { replace: true });
  }, [id, type, fresh, navigate]);
  return id === null ? null : <OneDocument key={id} doc={id} type={type} Blocks={Blocks} />;
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

function OneDocument({ doc, type, Blocks }: { doc: string; type: string; Blocks: BlocksField }) {
  const of = kindOfType(type);
  const empty = useMemo(() => emptyOf(of), [of]);
  const draft = useDraft({ doc, of, type, empty });
  if (draft === 'loading' || draft === 'away') return <NotHere type={type} isAway={draft === 'away'} />;
  return <DocumentForm doc={doc} type={type} of={of} draft={draft} Blocks={Blocks} />;
}

function NotHere({ type, isAway }: { type: string; isAway: boolean }) {
  const { t } = useLingui();
  useHeader({ title: useTypeWords(type).one });
  return (
    <div className={recordForm().page} aria-busy={!isAway}>
      {isAway ? (
        <EmptyState
          glyph={wifiSlash}
          title={t`Ce contenu n’est pas sur cet appareil`}
          text={t`Il s’ouvrira dès que le réseau est là.`}
        />
      ) : (
        <Skeleton shape="block" />
      )}
    </div>
  );
}
