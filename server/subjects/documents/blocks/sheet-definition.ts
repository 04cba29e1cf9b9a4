import type { Flow } from '#server/platform/pdf/flow.ts';
import type { Pdf } from '#server/platform/pdf/pdf.ts';

import type { DocumentHead } from '../models/document.ts';

/** What differs from one kind of document to the next. */
export interface Sheet {
  readonly head: DocumentHead;
  /** "Facture", in the document's language. */
  readonly title: string;
  /** Beginning of the file's name: "facture". */
  readonly slug: string;
  /** Lines of the foot after the seller's. */
  readonly foot?: readonly string[];
  /** What is beside the title: facts in rows. */
  readonly facts: readonly (readonly [label: string, value: string | null])[];
  /** A word in a frame beside the title: "Payée". */
  readonly stamp?: string | null;
  /** A broken line under the head: nothing is decided yet. */
  readonly isDraft?: boolean;
  readonly body: (flow: Flow) => void;
  /** The last word before the file is closed: attachments. */
  readonly finish?: (pdf: Pdf) => void;
}

export interface RenderOptions {
  /** Leaves the pages uncompressed, for whoever reads the bytes. */
  readonly readable?: boolean;
}
