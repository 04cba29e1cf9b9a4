import { expect, test } from 'vitest';
import { robotsText } from '#server/subjects/pages/robots.ts';

test('engines may read the cart, but none of the steps after it, no question and no back office', () => {
  const closed = robotsText('https://shop.example', true)
    .split('\n')
    .flatMap((line) => (line.startsWith('Disallow: ') ? [line.slice('Disallow: '.length)] : []));
  const isClosed = (path: string): boolean => closed.some((start) => path.startsWith(start));
  const open = ['/auto', '/auto/checkout', '/moto/checkout', '/checkout', '/auto/nos-produits/freinage'];
  expect(open.filter(isClosed)).toEqual([]);
  const steps = ['/auto/checkout/informations', '/moto/checkout/succes', '/api/me', '/admin', '/search-results?q=a'];
  expect(steps.filter((path) => !isClosed(path))).toEqual([]);
});

test('a shop without a site map names none', () => {
  expect(robotsText('https://shop.example', true)).toContain('Sitemap: https://shop.example/sitemap.xml');
  expect(robotsText('https://shop.example', false)).not.toContain('Sitemap');
});
