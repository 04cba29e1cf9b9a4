/** The data of an invoice within its PDF: the file, its relationship, and what XMP says of both (Factur-X 1.0, §6). */
import type { Pdf } from '#server/platform/pdf/pdf.ts';

import type { CreditNoteModel, InvoiceModel } from '../models/invoice.ts';
import { facturXml } from './cii.ts';
import { leaf, node } from './xml.ts';

export const FILE_NAME = 'factur-x.xml';
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const PROPERTIES = {
  DocumentFileName: ['Name of the embedded XML invoice file', FILE_NAME],
  DocumentType: ['INVOICE', 'INVOICE'],
  Version: ['The actual version of the Factur-X XML schema', '1.0'],
  ConformanceLevel: ['The conformance level of the embedded Factur-X data', 'EN 16931'],
} as const;

const RESOURCE = { 'rdf:parseType': 'Resource' };

/** PDF/A wants every property outside its own list described (ISO 19005-3 §6.6.2.3). */
function extensionSchema(): string {
  const properties = Object.entries(PROPERTIES).map(([name, [description]]) =>
    node(
      'rdf:li',
      [
        leaf('pdfaProperty:name', name),
        leaf('pdfaProperty:valueType', 'Text'),
        leaf('pdfaProperty:category', 'external'),
        leaf('pdfaProperty:description', description),
      ],
      RESOURCE,
    ),
  );
  const schema = node(
    'rdf:li',
    [
      leaf('pdfaSchema:schema', 'Factur-X PDFA Extension Schema'),
      leaf('pdfaSchema:namespaceURI', NAMESPACE),
      leaf('pdfaSchema:prefix', 'fx'),
      node('pdfaSchema:property', [node('rdf:Seq', properties)]),
    ],
    RESOURCE,
  );
  return node('rdf:Description', [node('pdfaExtension:schemas', [node('rdf:Bag', [schema])])], {
    'rdf:about': '',
    'xmlns:pdfaExtension': 'http://www.aiim.org/pdfa/ns/extension/',
    'xmlns:pdfaSchema': 'http://www.aiim.org/pdfa/ns/schema#',
    'xmlns:pdfaProperty': 'http://www.aiim.org/pdfa/ns/property#',
  });
}

function metadata(): string {
  const values = Object.entries(PROPERTIES).map(([name, [, value]]) => leaf(`fx:${name}`, value));
  return node('rdf:Description', values, { 'rdf:about': '', 'xmlns:fx': NAMESPACE });
}

/** Embeds the XML as an alternative of the printed invoice: both say the same. */
export function attachFacturX({ doc }: Pdf, model: InvoiceModel | CreditNoteModel): void {
  const at = new Date(model.issuedAtMs);
  // the published types do not know `relationship` yet
  const options = {
    name: FILE_NAME,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative',
    creationDate: at,
    modifiedDate: at,
  };
  doc.file(Buffer.from(facturXml(model), 'utf8'), options);
  doc.appendXML(extensionSchema());
  doc.appendXML(metadata());
}
