import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARRIERS, isTrackingTemplate, linkFromTemplate, trackingLink } from '#core/domain/shipping/tracking.ts';

/** Any character, halves of one too. */
const anyText = fc.array(fc.nat(0xffff).map((code) => String.fromCharCode(code))).map((all) => all.join(''));

describe('the link to follow a parcel', () => {
  it('stays on the page of its carrier, whatever the number is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CARRIERS), fc.oneof(fc.string(), anyText), (carrier, number) => {
        const link = trackingLink(carrier, number);
        if (link === null) return;
        const here = new URL(link);
        const usual = new URL(trackingLink(carrier, '1') ?? '');
        expect(here.origin).toBe(usual.origin);
        expect(here.pathname.split('/')).toHaveLength(usual.pathname.split('/').length);
        expect([...here.searchParams.keys()]).toEqual([...usual.searchParams.keys()]);
        expect(here.hash).toBe('');
      }),
    );
  });

  it('names the number as it was written, without its spaces', () => {
    expect(trackingLink('colissimo', '6A 1234 5678 901')).toBe(
      'https://www.laposte.fr/outils/suivre-vos-envois?code=6A12345678901',
    );
    expect(trackingLink('dpd', '25012345678901')).toBe('https://trace.dpd.fr/fr/trace/25012345678901');
    expect(trackingLink('ups', '1Z&x=1')).toContain('tracknum=1Z%26x%3D1');
  });

  it('is made of the template of a delivery before what is known of the carrier', () => {
    const template = 'https://suivi.exemple.fr/colis/{number}?n={number}';
    expect(trackingLink('ups', 'A$&B', template)).toBe('https://suivi.exemple.fr/colis/A%24%26B?n=A%24%26B');
    expect(trackingLink('ups', '42', 'http://suivi.exemple.fr/{number}')).toBeNull();
  });

  it('is none for an unknown carrier, no number, or a template that is no safe page', () => {
    expect(trackingLink('pigeon', '42')).toBeNull();
    expect(trackingLink('toString', '42')).toBeNull();
    expect(trackingLink('ups', null)).toBeNull();
    expect(linkFromTemplate('https://a.fr/{number}', '  ')).toBeNull();
    expect(linkFromTemplate('https://a.fr/x/{number}', '..')).toBeNull();
    for (const template of [
      'javascript:alert({number})',
      'https://{number}.fr/',
      'https://user@a.fr/{number}',
      'https://a.fr/colis',
      'https://a.fr/"{number}',
      '//a.fr/{number}',
    ]) {
      expect(isTrackingTemplate(template)).toBe(false);
    }
  });
});
