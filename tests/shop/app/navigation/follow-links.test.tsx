import { expect, test } from 'vitest';
import { searchOfForm } from '#src/shop/app/navigation/follow-links.ts';

const formOf = (inner: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${inner}</form>`;
  const form = document.querySelector('form');
  if (form === null) throw new Error('no form');
  return form;
};

test('a form becomes the query string of its address', () => {
  expect(searchOfForm(formOf('<input name="q" value=" disque avant "><input name="area" value="auto">'), null)).toBe(
    '?q=disque%20avant&area=auto',
  );
});

test('empty fields are left out', () => {
  expect(searchOfForm(formOf('<input name="prix_min" value=""><input name="q" value="  ">'), null)).toBe('');
});

test('values of one name become one list', () => {
  const boxes = [1, 2, 3].map(
    (id) => `<input type="checkbox" name="f_brand" value="${id}" ${id < 3 ? 'checked' : ''}>`,
  );
  expect(searchOfForm(formOf(boxes.join('')), null)).toBe('?f_brand=1,2');
});

test('a value cannot smuggle in another parameter', () => {
  expect(searchOfForm(formOf('<input name="q" value="a&sort=-price#x">'), null)).toBe('?q=a%26sort%3D-price%23x');
});
