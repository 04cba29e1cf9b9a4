import { describe, expect, it } from 'vitest';
import { decodePages, encodeCardPage, encodeOfferPage } from '#core/search/pages/pages.ts';
import { each } from '#core/search/segment/columns.ts';
import { recordOf } from '#core/search/segment/records.ts';
import { COLUMNS, type CatalogueRow, type HeldRow } from '#core/search/segment/row.ts';
import { buildSegment, readRow } from '#core/search/segment/segment.ts';

/** Pages and records as devices keep them: whoever changes one letter makes every stored page unreadable. */
const CARDS =
  '{"kind":"card","ids":[7,9],"uuids":["u7","u9"],"areas":[1,0],"types":[3,1],' +
  '"families":{"values":["vehicules","pneus"],"at":[0,1]},"slugs":["mt-07","pneu"],"skus":["V-7","P-9"],' +
  '"references":[[],["3286340123456","P-9-16"]],"names":["Yamaha MT-07","Pneu été"],"brandIds":[0,4],' +
  '"brands":{"values":["","Michelin"],"at":[0,1]},"subtitles":["2021 – 12 000 km",""],"categoryIds":[[3],[5,2]],' +
  '"optionIds":[[],[4,8]],"createdDays":[20000,19000],"featured":[2,0],"images":[["h7",800,600],0],"variants":[0,2]}';
const OFFERS =
  '{"kind":"offer","ids":[7,9],"prices":[65000000,899000],"regulars":[-1,999000],"froms":[0,1],"stocks":[2,1],' +
  '"lows":[0,3],"taxes":[20,5.5],"steps":{"1":[{"quantity":4,"price":850000}]}}';
const RECORDS = [
  '["u7","mt-07","V-7",[],"Yamaha MT-07","2021 – 12 000 km",0,["h7",800,600],0]',
  '["u9","pneu","P-9",["3286340123456","P-9-16"],"Pneu été","",[4,"Michelin"],0,2,[{"quantity":4,"price":850000}]]',
];

const ROWS: readonly CatalogueRow[] = [
  {
    id: 7,
    uuid: 'u7',
    area: 'moto',
    type: 'vehicle',
    family: 'vehicules',
    slug: 'mt-07',
    sku: 'V-7',
    references: [],
    name: 'Yamaha MT-07',
    brand: null,
    subtitle: '2021 – 12 000 km',
    categoryIds: [3],
    optionIds: [],
    createdDay: 20_000,
    featured: 2,
    image: { hash: 'h7', width: 800, height: 600 },
    variants: 0,
    price: 65_000_000,
    regular: null,
    priceFrom: false,
    stock: 2,
    low: 0,
    taxPercent: 20,
  },
  {
    id: 9,
    uuid: 'u9',
    area: 'auto',
    type: 'configurable',
    family: 'pneus',
    slug: 'pneu',
    sku: 'P-9',
    references: ['3286340123456', 'P-9-16'],
    name: 'Pneu été',
    brand: { id: 4, label: 'Michelin' },
    subtitle: '',
    categoryIds: [5, 2],
    optionIds: [4, 8],
    createdDay: 19_000,
    featured: 0,
    image: null,
    variants: 2,
    price: 899_000,
    regular: 999_000,
    priceFrom: true,
    stock: 1,
    low: 3,
    taxPercent: 5.5,
    quantityPrices: [{ quantity: 4, price: 850_000 }],
  },
];

/** What lies beyond it a newer build has added. */
const first = (page: object, recorded: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(page).slice(0, Object.keys(JSON.parse(recorded)).length)));

describe('what devices have stored', () => {
  it('is written as ever, columns of newer fields coming last', () => {
    expect(first(encodeCardPage(ROWS), CARDS)).toBe(CARDS);
    expect(first(encodeOfferPage(ROWS), OFFERS)).toBe(OFFERS);
    const { records } = buildSegment(ROWS);
    const written = RECORDS.map((record, at) => recordOf(records, at).slice(0, JSON.parse(record).length));
    expect(written.map((record) => JSON.stringify(record))).toEqual(RECORDS);
  });

  it('is read as ever, a field that it is too old for being empty', () => {
    expect(decodePages(JSON.parse(CARDS), JSON.parse(OFFERS))).toMatchObject(ROWS);
    const { subtitles: _, ...older } = JSON.parse(CARDS);
    expect(decodePages(older, JSON.parse(OFFERS))).toMatchObject(ROWS.map((row) => ({ ...row, subtitle: '' })));
  });

  it('is read from a segment as from a page', () => {
    const segment = buildSegment(ROWS);
    expect(ROWS.map((_, at) => readRow(segment, at))).toEqual(decodePages(JSON.parse(CARDS), JSON.parse(OFFERS)));
  });

  it('has every field in a place of its own', () => {
    const places = Object.values(each<Record<keyof HeldRow, number>>(COLUMNS, (key) => COLUMNS[key].place ?? -1));
    const taken = places.filter((place) => place >= 0).sort((left, right) => left - right);
    expect(taken).toEqual(taken.map((_, at) => at));
  });
});
