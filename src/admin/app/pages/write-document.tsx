import { BlocksEditor } from '#src/admin/features/builder/blocks-editor.tsx';
import { DocumentPage } from '#src/admin/features/cms/edit/document-page.tsx';

/** The form of a document with the editor of its blocks. */
export const WriteDocument = () => <DocumentPage Blocks={BlocksEditor} />;
