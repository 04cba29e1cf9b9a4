import { expect, test } from 'vitest';
import { arrivedOf } from '#src/admin/parts/media/use-library.ts';

test('of what was sent while choosing, what the library shows is chosen in the order of sending, nothing else', () => {
  const [one, two, other] = [{ uuid: 'one' }, { uuid: 'two' }, { uuid: 'other' }];
  expect(arrivedOf(['one', 'two'], [])).toEqual([]);
  expect(arrivedOf(['one', 'two'], [other, two])).toEqual([two]);
  expect(arrivedOf(['one', 'two'], [two, other, one])).toEqual([one, two]);
});
