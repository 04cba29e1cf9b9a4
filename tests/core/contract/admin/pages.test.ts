import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { ADMIN_PAGES, adminPage } from '#core/contract/admin/pages/admin-pages.ts';
import { matchAdmin } from '#core/contract/admin/pages/match-admin.ts';
import { menuFor } from '#core/contract/admin/pages/menu.ts';
import { isPermissionKey, PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { RESOURCES } from '#core/resources/all.ts';

const partsOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

describe('the table of pages', () => {
  test('every page is found at its own address, whatever its parts hold', () => {
    for (const page of ADMIN_PAGES) {
      const names = partsOf(page.path);
      fc.assert(
        fc.property(
          fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: names.length, maxLength: names.length }),
          (all) => {
            const params = Object.fromEntries(names.map((name, at) => [name, all[at] ?? '']));
            const found = matchAdmin(adminHref(page.name, params));
            expect(found).toEqual({ page, params });
          },
        ),
        { numRuns: 30 },
      );
    }
  });

  test('names and paths are one page’s alone, and every page lies below the back office', () => {
    expect(new Set(ADMIN_PAGES.map(({ name }) => name)).size).toBe(ADMIN_PAGES.length);
    expect(new Set(ADMIN_PAGES.map(({ path }) => path)).size).toBe(ADMIN_PAGES.length);
    expect(ADMIN_PAGES.filter(({ path }) => !path.startsWith('/admin/'))).toEqual([]);
  });

  test('what a page lies below is a page', () => {
    const parents = ADMIN_PAGES.flatMap(({ parent }) => (parent === null ? [] : [parent]));
    expect(parents.length).toBeGreaterThan(0);
    expect(parents.filter((name) => adminPage(name) === null)).toEqual([]);
  });

  test('the paths of the specification that need nobody signed in need nobody signed in, and no others', () => {
    const open = ADMIN_PAGES.filter(({ permission }) => permission === 'open').map(({ path }) => path);
    expect(open.sort()).toEqual([
      '/admin/forgot-password',
      '/admin/login',
      '/admin/logout',
      '/admin/reset-password/{token}',
      '/admin/welcome',
    ]);
  });

  test('a managed thing with a screen has three pages, each behind its own key', () => {
    const lists = ADMIN_PAGES.filter(({ resource }) => resource?.screen === 'list');
    expect(lists.length).toBeGreaterThan(0);
    for (const { name, path, resource } of lists) {
      const definition = RESOURCES.find((one) => one.name === resource?.name);
      expect(definition, name).toBeDefined();
      /* what comes about elsewhere is not made here, and a paper opens on the page of its order */
      const { readOnly, screen } = definition ?? {};
      expect(adminPage(`${name}.create`)?.path).toBe(readOnly === true ? undefined : `${path}/create`);
      expect(adminPage(`${name}.edit`)?.path).toBe(screen?.opens === undefined ? `${path}/edit/{id}` : undefined);
      if (screen?.opens !== undefined) expect(adminPage(`admin.${screen.opens}.edit`)).not.toBeNull();
    }
    for (const { permission } of ADMIN_PAGES.filter(({ resource }) => resource !== undefined))
      expect(PERMISSION_KEYS).toContain(permission);
  });

  test('an address that is no page is none, with or without a slash at its end', () => {
    for (const path of ['/admin', '/admin/nothing', '/admin/login/now', '/auto', '/admin/dashboard/x'])
      expect(matchAdmin(path), path).toBeNull();
    expect(matchAdmin('/admin/dashboard/')?.page.name).toBe('admin.dashboard');
    expect(matchAdmin('/admin/reset-password/%E0%A4%A')?.params).toEqual({ token: '%E0%A4%A' });
  });

  test('a part that is missing is a fault of the caller, not an address', () => {
    expect(() => adminHref('admin.reset-password')).toThrow('needs token');
    expect(adminHref('admin.login', {}, { next: '/admin/a?b=c', x: null })).toBe(
      '/admin/login?next=%2Fadmin%2Fa%3Fb%3Dc',
    );
  });
});

describe('the menu', () => {
  const keys = fc.uniqueArray(fc.constantFrom(...PERMISSION_KEYS));
  const pagesIn = (all: readonly string[]) => {
    const may = new Set(all.filter(isPermissionKey));
    return menuFor((key) => may.has(key)).flatMap(({ entries }) =>
      entries.flatMap(({ page, pages }) => [page, ...pages]),
    );
  };

  test('shows nobody a page that they may not open', () => {
    fc.assert(
      fc.property(keys, (all) => {
        for (const { permission } of pagesIn(all)) expect(permission === null || all.includes(permission)).toBe(true);
      }),
    );
  });

  test('shows more to whoever may more, never less', () => {
    fc.assert(
      fc.property(keys, keys, (some, more) => {
        const few = pagesIn(some);
        const many = pagesIn([...some, ...more]);
        expect(few.every((page) => many.includes(page))).toBe(true);
      }),
    );
  });

  test('is closed as a whole without its key, and never shows an empty part', () => {
    expect(pagesIn(['inventory-sources.index'])).toEqual([]);
    expect(pagesIn(['inventory-sources.index', 'menu.administration']).map(({ name }) => name)).toContain(
      'admin.inventory-sources',
    );
    fc.assert(
      fc.property(keys, (all) => {
        const may = new Set(all);
        expect(menuFor((key) => may.has(key)).every(({ entries }) => entries.length > 0)).toBe(true);
      }),
    );
  });
});
