import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withBlockLinks, withHtmlLinks } from '#core/domain/blocks/change-links.ts';
import { stateAfter, type LinkHistory, type Reached } from '#core/domain/links/link-state.ts';
import { linkTarget } from '#core/domain/links/link-target.ts';

const SHOP = 'https://shop.test';
const NEW: LinkHistory = { failCount: 0, failedOn: null };
const answered = (code: number, movedTo: string | null = null): Reached => ({ outcome: 'answered', code, movedTo });

describe('a link', () => {
  it('of the shop is the same with and without its origin', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\/([a-z0-9-]{1,8}(\/[a-z0-9-]{1,8}){0,2})?$/u),
        fc.constantFrom('', '?page=2', '#haut'),
        (path, more) => {
          expect(linkTarget(`${SHOP}${path}${more}`, SHOP)).toEqual(linkTarget(`${path}${more}`, SHOP));
        },
      ),
    );
    expect(linkTarget('/auto?page=2#haut', SHOP)).toEqual({ kind: 'inside', path: '/auto', search: '?page=2' });
  });

  it('of another host is never taken for one of the shop', () => {
    for (const href of ['https://shop.test.evil.example/x', 'http://other.example', 'https://other.example/auto'])
      expect(linkTarget(href, SHOP).kind).toBe('outside');
    for (const href of ['//evil.example/x', '/\\evil.example', 'javascript:alert(1)', 'ftp://x.example'])
      expect(linkTarget(href, SHOP)).toEqual({ kind: 'person', isFine: false });
  });

  it('to somebody is judged by how it is written, a place on the page not at all', () => {
    expect(linkTarget('mailto:atelier@bitume.fr?subject=Pneus', SHOP)).toEqual({ kind: 'person', isFine: true });
    expect(linkTarget('mailto:atelier', SHOP)).toEqual({ kind: 'person', isFine: false });
    expect(linkTarget('tel:+33 1 02 03 04 05', SHOP)).toEqual({ kind: 'person', isFine: true });
    expect(linkTarget('#prix', SHOP)).toEqual({ kind: 'none' });
  });

  it('to an address whose signs are no text leads to nobody', () => {
    for (const href of ['mailto:%ff@x.fr', 'mailto:a@x.fr,%e0%a4@x.fr', 'mailto:%c3@x.fr?subject=a'])
      expect(linkTarget(href, SHOP)).toEqual({ kind: 'person', isFine: false });
  });

  it('has a target, whatever it is written with', () => {
    const sign = fc.constantFrom(
      'mailto:',
      'tel:',
      'https://',
      SHOP,
      '%',
      '%ff',
      '%41',
      '#',
      '?',
      '/',
      '\\',
      '@',
      ',',
      'a',
      '\n',
    );
    const href = fc.oneof(
      fc.string(),
      fc.array(sign).map((signs) => signs.join('')),
    );
    fc.assert(
      fc.property(href, (written) => {
        expect(['inside', 'outside', 'person', 'none']).toContain(linkTarget(written, SHOP).kind);
      }),
    );
  });

  it('that is gone is dead at once, one that is ill after failures on three days', () => {
    expect(stateAfter(NEW, answered(404), '2026-03-01').state).toBe('broken');
    expect(stateAfter(NEW, { outcome: 'unreachable', why: 'dns' }, '2026-03-01').state).toBe('broken');
    expect(stateAfter(NEW, answered(200, 'https://other.example/b'), '2026-03-01').state).toBe('redirect');
    expect(stateAfter(NEW, answered(403), '2026-03-01').state).toBe('warning');
    const days = ['2026-03-01', '2026-03-01', '2026-03-02', '2026-03-03'];
    const states: string[] = [];
    days.reduce<LinkHistory>((before, day) => {
      const after = stateAfter(before, answered(503), day);
      states.push(after.state);
      return after;
    }, NEW);
    expect(states).toEqual(['warning', 'warning', 'warning', 'broken']);
  });

  it('that answers again is as if it had never failed', () => {
    const reached = fc.constantFrom<Reached>(answered(500), answered(404), { outcome: 'timeout' });
    fc.assert(
      fc.property(fc.array(reached, { maxLength: 6 }), (failures) => {
        const ill = failures.reduce<LinkHistory>(
          (before, one, at) => stateAfter(before, one, `2026-03-0${at + 1}`),
          NEW,
        );
        expect(stateAfter(ill, answered(200), '2026-03-09')).toEqual({ failCount: 0, failedOn: null, state: 'ok' });
      }),
    );
  });
});

describe('a link in blocks', () => {
  const blocks = [
    {
      id: 'a',
      type: 'text',
      props: { body: [{ type: 'paragraph', text: [{ text: 'ici', href: '/a' }, { text: ' et là' }] }] },
    },
    {
      id: 'b',
      type: 'buttons',
      props: {
        align: 'start',
        buttons: [
          { label: 'Voir', href: '/a', tone: 'line' },
          { label: 'Autre', href: '/b', tone: 'line' },
        ],
      },
    },
    { id: 'c', type: 'html', props: { code: '<a href="/a">ici</a> <img src=\'/a\'> <a href="/b&amp;c">là</a>' } },
  ];
  const linksOf = (of: typeof blocks): string[] => {
    const found: string[] = [];
    withBlockLinks(of, (href) => (found.push(href), href));
    return found;
  };

  it('is found in texts, in rows and in markup, and changes nothing by being found', () => {
    expect(linksOf(blocks)).toEqual(['/a', '/a', '/b', '/a', '/a', '/b&c']);
    expect(withBlockLinks(blocks, (href) => href)).toEqual(blocks);
  });

  it('is replaced everywhere, and words stay where it is taken away', () => {
    const moved = withBlockLinks(blocks, (href) => (href === '/a' ? '/neuf' : href));
    expect(JSON.stringify(moved)).not.toContain('"/a"');
    const gone = JSON.stringify(withBlockLinks(blocks, (href) => (href === '/a' ? null : href)));
    expect(gone).toContain('"text":"ici"}');
    expect(gone).toContain('"label":"Voir","href":""');
  });

  it('in markup cannot break out of its quotation marks', () => {
    expect(withHtmlLinks('<a href="/a">x</a>', () => '/b" onclick="x')).toBe(
      '<a href="/b&quot; onclick=&quot;x">x</a>',
    );
  });
});
