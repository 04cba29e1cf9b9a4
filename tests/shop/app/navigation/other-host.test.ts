import { describe, expect, test } from 'vitest';
import { otherHostFor } from '#src/shop/app/navigation/other-host.ts';

const init = {
  settings: {},
  branding: { name: 'Bitume', stylesheet: '' },
  context: { hosts: [{ auto: 'auto.example', moto: 'moto.example' }], serviceWorker: true },
};
const at = (address: string) => new URL(address);

describe('hosts of the areas', () => {
  test('the moto host sends an auto address to the auto host, path and query kept', () => {
    expect(otherHostFor(init, at('https://moto.example/auto/contact?reference=A1#x'), true)).toBe(
      'https://auto.example/auto/contact?reference=A1#x',
    );
  });

  test('nobody is moved offline, nor on a host of no pair', () => {
    expect(otherHostFor(init, at('https://moto.example/auto'), false)).toBeNull();
    expect(otherHostFor(init, at('http://127.0.0.1:4000/auto'), true)).toBeNull();
  });
});
