import type { CardRow, OfferRow, RowBrand, RowImage } from './row.ts';

/** The texts of the rows as one heap of UTF-8; only the rows that are shown are decoded. */
export interface Records {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
}

/** The part of a row that is never computed with. */
export type RecordFields = Pick<
  CardRow & OfferRow,
  'uuid' | 'slug' | 'sku' | 'references' | 'name' | 'brand' | 'subtitle' | 'image' | 'variants' | 'quantityPrices'
>;

type Tuple = [
  uuid: string,
  slug: string,
  sku: string,
  references: string[],
  name: string,
  subtitle: string,
  brand: [number, string] | 0,
  image: [string, number, number] | 0,
  variants: number,
  quantityPrices?: RecordFields['quantityPrices'],
];

export function buildRecords(rows: readonly RecordFields[]): Records {
  const encoder = new TextEncoder();
  const offsets = new Uint32Array(rows.length + 1);
  let bytes = new Uint8Array(rows.length * 320 + 1024);
  let length = 0;
  rows.forEach((row, at) => {
    const text = JSON.stringify(tupleOf(row));
    // UTF-8 needs at most three bytes for a UTF-16 unit
    if (bytes.length - length < text.length * 3) {
      const larger = new Uint8Array((bytes.length + text.length * 3) * 2);
      larger.set(bytes);
      bytes = larger;
    }
    length += encoder.encodeInto(text, bytes.subarray(length)).written;
    offsets[at + 1] = length;
  });
  return { bytes: bytes.slice(0, length), offsets };
}

function tupleOf(row: RecordFields): Tuple {
  const brand: Tuple[6] = row.brand ? [row.brand.id, row.brand.label] : 0;
  const image: Tuple[7] = row.image ? [row.image.hash, row.image.width, row.image.height] : 0;
  const tuple: Tuple = [
    row.uuid,
    row.slug,
    row.sku,
    [...row.references],
    row.name,
    row.subtitle,
    brand,
    image,
    row.variants,
  ];
  if (row.quantityPrices !== undefined) tuple.push(row.quantityPrices);
  return tuple;
}

const decoder = new TextDecoder();

export function readRecord(records: Records, row: number): RecordFields {
  const text = decoder.decode(records.bytes.subarray(records.offsets[row], records.offsets[row + 1]));
  // our own bytes, written by `tupleOf` above or verified as a whole by the snapshot's header
  const [uuid, slug, sku, references, name, subtitle, brand, image, variants, quantityPrices]: Tuple = JSON.parse(text);
  return {
    uuid,
    slug,
    sku,
    references,
    name,
    brand: brand === 0 ? null : brandOf(brand),
    subtitle,
    image: image === 0 ? null : imageOf(image),
    variants,
    ...(quantityPrices === undefined ? {} : { quantityPrices }),
  };
}

function brandOf([id, label]: [number, string]): RowBrand {
  return { id, label };
}

function imageOf([hash, width, height]: [string, number, number]): RowImage {
  return { hash, width, height };
}
