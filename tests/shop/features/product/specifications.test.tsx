import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Attribute } from '#core/contract/catalogue/structure.ts';
import { Specifications } from '#src/shop/features/product/specifications.tsx';
import { createI18n } from '#src/i18n/i18n.ts';
import { FrameProvider } from '#src/shop/parts/page/frame.tsx';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { detailWith } from '#tests/support/samples/product-detail.ts';

const numeric = (id: number, code: string, label: string, unit: string | null): Attribute => ({
  id,
  code,
  label: { fr_FR: label },
  type: 'number',
  unit,
  isFilterable: false,
  isConfigurable: false,
  isVisibleOnFront: true,
  group: { fr_FR: 'L’essentiel' },
  options: [],
});

const detail = detailWith({
  uuid: '00000000-0000-4000-8000-000000000001',
  attributes: [
    { code: 'year', value: 2023, optionIds: [] },
    { code: 'mileage', value: 21_800, optionIds: [] },
    { code: 'ratio', value: 3.5, optionIds: [] },
    { code: 'nothing', value: null, optionIds: [] },
  ],
});

const shownOf = (given: typeof detail, attributes: readonly Attribute[]): (string | null)[] => {
  const frame = { ...smallFrame, structure: { ...smallFrame.structure, attributes } };
  const { container } = render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <FrameProvider frame={frame}>
        <Specifications detail={given} sku="VO-1" />
      </FrameProvider>
    </I18nProvider>,
  );
  return [...container.querySelectorAll('dd')].map((value) => value.textContent);
};

test('a mileage that nobody vouches for says so, in place of a line of its own', () => {
  const unsure = detailWith({
    uuid: detail.uuid,
    attributes: [
      { code: 'mileage', value: 128_000, optionIds: [] },
      { code: 'mileage_guaranteed', value: false, optionIds: [] },
    ],
    vehicle: { state: 'available', since: '2026-03-01', mileageUnsure: true },
  });
  const attributes = [
    numeric(2, 'mileage', 'Kilométrage', 'km'),
    { ...numeric(3, 'mileage_guaranteed', 'Kilométrage garanti', null), type: 'boolean' as const },
  ];
  expect(shownOf(unsure, attributes)).toEqual(['128\u202f000\u202fkm, km non garantis', 'VO-1']);
});

test('a year is a name and stays whole, a distance is grouped and has its unit, nothing is not shown', () => {
  const attributes = [
    numeric(1, 'year', 'Année', null),
    numeric(2, 'mileage', 'Kilométrage', 'km'),
    numeric(3, 'ratio', 'Rapport', null),
    numeric(4, 'nothing', 'Rien', null),
  ];
  const values = shownOf(detail, attributes);
  expect(values).toEqual(['2023', '21\u202f800\u202fkm', '3,5', 'VO-1']);
});
