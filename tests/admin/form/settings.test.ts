/** The screens of the configuration as forms: what is read, what of it is written, what is wrong and where. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { SETTINGS } from '#core/settings/registry.ts';
import { codesOn, SETTING_SCREENS } from '#core/settings/screens.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { CHOICE_LABELS, TAB_LABELS } from '#core/settings/labels/choices.ts';
import { tabOf } from '#core/settings/screens.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import { entryOf, recordOf, settingCalls, type SettingsAnswer } from '#src/admin/features/settings/setting-calls.ts';
import { codeOf, nameOf, settingShape } from '#src/admin/features/settings/setting-shape.ts';
import { withValue } from '#src/admin/screens/form/version/record-values.ts';

const TITLE = 'general.content.header_offer.title';
const KEY = 'sales.payment_methods.payzen.production_key';
const words = {
  locale: 'fr_FR' as const,
  help: () => '',
  place: ({ channel, locale }: { channel?: string | null; locale?: string | null }) =>
    [channel, locale].filter(Boolean).join(', '),
};
const shapeOf = (screen: (typeof SETTING_SCREENS)[number]) => settingShape(screen, words);

/** As the shop answers a screen on which nothing was ever written. */
const untouched = (screen: (typeof SETTING_SCREENS)[number]): SettingsAnswer => ({
  uuid: 'b8b8b1f2-0000-4000-8000-000000000001',
  rev: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  fields: Object.fromEntries(
    codesOn(screen)
      .filter((code) => !('secret' in SETTINGS[code]))
      .map((code) => [code, SETTINGS[code].default]),
  ),
  channels: {},
  secrets: [],
  fixed: [],
});

const isCall = (call: unknown): call is Call => typeof call === 'function';

/** A shop that notes what is written and answers as before, on the next revision. */
function shopOf(answer: SettingsAnswer, refusal?: Refusal) {
  const written: unknown[] = [];
  const call: unknown = (name: string, input: object): Promise<unknown> => {
    if (!name.endsWith('.update')) return Promise.resolve(answer);
    if (refusal !== undefined) return Promise.reject(refusal);
    written.push(Reflect.get(input, 'body'));
    return Promise.resolve({ ...answer, rev: answer.rev + 1 });
  };
  if (!isCall(call)) throw new Error('the shop answers no calls');
  return { written, call };
}

describe.each(SETTING_SCREENS)('the screen %s', (screen) => {
  const shape = shapeOf(screen);

  test('accepts every default as it stands', () => {
    const values = shape.read(recordOf(untouched(screen)));
    expect(v.safeParse(shape.schema, values).issues).toBeUndefined();
  });

  test('reads what it has read as the same', () => {
    const values = shape.read(recordOf(untouched(screen)));
    expect(shape.read(values)).toEqual(values);
  });

  test('names every answer of its choices and every tab', () => {
    for (const code of codesOn(screen)) {
      const definition = SETTINGS[code];
      const choices: readonly string[] = 'choices' in definition ? definition.choices : [];
      expect(choices.filter((one) => CHOICE_LABELS[one] === undefined)).toEqual([]);
      expect([code, TAB_LABELS[tabOf(code)] !== undefined]).toEqual([code, true]);
    }
  });
});

test('a name leads back to its code', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SETTING_SCREENS.flatMap(codesOn)), (code) => {
      expect(codeOf(nameOf(code))).toBe(code);
      expect(nameOf(code)).not.toContain('.');
    }),
  );
});

test('only what differs is written, at its place; what is inherited again is written as nothing', async () => {
  const answer = { ...untouched('general'), channels: { moto: { [TITLE]: 'Moto' } } };
  const shape = shapeOf('general');
  const { call, written } = shopOf(answer);
  const calls = settingCalls(call, 'general', shape, answer);
  let values = shape.read(recordOf(answer));
  values = withValue(values, `fields.${nameOf(TITLE)}`, 'Partout');
  values = withValue(values, `channels.auto/en_GB.${nameOf(TITLE)}`, 'Cars');
  values = withValue(values, `channels.moto.${nameOf(TITLE)}`, undefined);
  await calls.update({ uuid: answer.uuid, rev: 1 }, values);
  expect(written).toEqual([
    {
      rev: 1,
      changes: [
        { code: TITLE, channel: null, locale: null, value: 'Partout' },
        { code: TITLE, channel: 'moto', locale: null },
        { code: TITLE, channel: 'auto', locale: 'en_GB', value: 'Cars' },
      ],
    },
  ]);
});

test('what a colleague wrote meanwhile and is set back again is written, not taken for unchanged', async () => {
  const first = untouched('general');
  const shape = shapeOf('general');
  const { call, written } = shopOf(first);
  const calls = settingCalls(call, 'general', shape, first);
  const before = shape.read(recordOf(first));
  calls.take({ ...first, rev: 2, fields: { ...first.fields, [TITLE]: 'D’un collègue' } });
  /* an answer that came late says nothing of what is there now */
  calls.take(first);
  await calls.update({ uuid: first.uuid, rev: 2 }, before);
  expect(written).toMatchObject([{ rev: 2, changes: [{ code: TITLE, channel: null, locale: null }] }]);
});

test('a list of numbers is typed with commas, and a slip in it is found', async () => {
  const code = 'catalog.products.storefront.products_per_page';
  const answer = untouched('catalog');
  const shape = shapeOf('catalog');
  const { call, written } = shopOf(answer);
  const held = shape.read(recordOf(answer));
  expect(held.fields[nameOf(code)]).toBe('12, 24, 36, 48');
  const typed = (text: string) => withValue(held, `fields.${nameOf(code)}`, text);
  await settingCalls(call, 'catalog', shape, answer).update({ uuid: answer.uuid, rev: 1 }, typed('24,12'));
  expect(written).toMatchObject([{ changes: [{ code, value: [24, 12] }] }]);
  for (const slip of ['', '12,,24', '12, beaucoup', '0'])
    expect(v.safeParse(shape.schema, typed(slip)).issues?.[0].message).toBe('value.invalid');
});

test('a refused value is told at its place in the form', async () => {
  const refusal = new Refusal('input.invalid', {
    fields: [
      { path: `values.${TITLE}`, code: 'text.tooLong', data: { place: 'moto' } },
      { path: 'values.general.company.contact.email', code: 'email.invalid' },
    ],
  });
  const answer = untouched('general');
  const shape = shapeOf('general');
  const calls = settingCalls(shopOf(answer, refusal).call, 'general', shape, answer);
  const told = await calls.update({ uuid: answer.uuid, rev: 1 }, shape.read(recordOf(answer))).catch((e: unknown) => e);
  expect(told).toMatchObject({
    data: {
      fields: [
        { path: `channels.moto.${nameOf(TITLE)}`, code: 'text.tooLong' },
        { path: 'fields.general-company-contact-email', code: 'email.invalid' },
      ],
    },
  });
});

test('a secret is written when it was typed, and the form begins without', async () => {
  const answer = untouched('sales');
  const shape = shapeOf('sales');
  const { call, written } = shopOf(answer);
  const held = shape.read(recordOf(answer));
  const calls = settingCalls(call, 'sales', shape, answer);
  await calls.update({ uuid: answer.uuid, rev: 1 }, withValue(held, `channels.auto.${nameOf(KEY)}`, 'tres-secret'));
  expect(written).toMatchObject([{ changes: [{ code: KEY, channel: 'auto', value: 'tres-secret' }] }]);
  /* read again, the form holds none */
  expect(held.fields[nameOf(KEY)]).toBe('');
});

test('the history is read by the names of the form; what nobody defines any more is left out', () => {
  const entry = {
    id: 1,
    at: '2026-01-01T00:00:00.000Z',
    actor: { id: 'a', name: 'Camille' },
    action: 'update' as const,
    before: { [`channels.moto/en_GB.${TITLE}`]: 'A' },
    after: { [TITLE]: 'B', 'general.nothing.more': 1 },
  };
  expect(entryOf(entry)).toMatchObject({
    before: { [`channels.moto/en_GB.${nameOf(TITLE)}`]: 'A' },
    after: { [nameOf(TITLE)]: 'B' },
  });
});
