import { expect, test } from 'vitest';
import { adminAnswerOf } from '#sw/admin/asked.ts';

const origin = 'https://shop.test';
const kindOf = (path: string, mode = 'navigate', method = 'GET') =>
  adminAnswerOf({ method, mode, url: new URL(path, origin).href }, origin);

test('the back office’s worker answers its pages and parts', () => {
  expect(kindOf('/admin/')).toBe('shell');
  expect(kindOf('/admin/orders?page=2')).toBe('shell');
  expect(kindOf('/vue/admin/admin-1.js', 'cors')).toBe('part');
});

test('its start-up payload comes from what is kept where the shop is out of reach; the shop’s own does not', () => {
  expect(kindOf('/api/init-vue?realm=admin', 'cors')).toBe('init');
  expect(kindOf('/api/init-vue', 'cors')).toBe('network');
  expect(kindOf('/api/admin/me', 'cors')).toBe('network');
});

test('pictures of the library come from what it keeps, files of the library from the network', () => {
  expect(kindOf('/media/a-200.webp', 'no-cors')).toBe('picture');
  expect(kindOf('/media/a-200.webp', 'cors')).toBe('picture');
  for (const path of ['/media/a-200.webp?x=1', '/media/film.mp4', '/media/a-200.png'])
    expect(kindOf(path, 'cors'), path).toBe('network');
});

test('it keeps out of everything else: the shop, the routes, files, other origins, changes', () => {
  for (const path of ['/', '/auto', '/admin', '/administration', '/admin/picture.png', 'https://elsewhere.test/admin/'])
    expect(kindOf(path), path).toBe('network');
  for (const path of ['/vue/index-1.js', '/api/me', '/media/a.webp'])
    expect(kindOf(path, 'cors'), path).toBe('network');
  expect(kindOf('/admin/', 'navigate', 'POST')).toBe('network');
});
