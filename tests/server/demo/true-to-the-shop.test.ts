/** What the demo shop's pages tell their readers is what its checkout does. */
import { describe, expect, test } from 'vitest';

import { href } from '#core/contract/pages/href.ts';
import { textOf } from '#core/domain/blocks/block-words.ts';
import { linksOf } from '#core/domain/blocks/contents.ts';
import { COUNTRIES, hasFrenchPostcodes } from '#core/domain/text/country.ts';
import { DEMO_CONTENTS } from '#demo/contents/contents.ts';
import type { DemoContent } from '#demo/shape.ts';

const { contents, sliders, settings } = DEMO_CONTENTS;

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ');

/** Every word of a page or post, its English included. */
const wordsOf = ({ title, shortDescription, metaDescription, body, blocks = [], english }: DemoContent) =>
  plain(
    [
      title,
      shortDescription,
      metaDescription ?? '',
      JSON.stringify(body),
      textOf(blocks),
      ...(english === undefined
        ? []
        : [english.title, english.shortDescription, english.metaDescription ?? '', textOf(english.blocks ?? [])]),
    ].join('\n'),
  );

const slides = Object.values(sliders).flatMap((one) => one.slides);
const slideWords = slides.map(({ badge, title, text }) => plain(`${badge ?? ''} ${title} ${text}`));

function page(path: string): DemoContent {
  const found = contents.find((one) => one.path === path);
  if (found === undefined) throw new RangeError(`no page ${path}`);
  return found;
}

const nameOf = (country: string) => new Intl.DisplayNames('fr', { type: 'region' }).of(country) ?? country;

/** As the demo shop sets it. */
function setting(code: string): string {
  const found = settings.find((one) => one.code === code && one.channel === undefined && one.locale === undefined);
  if (found === undefined) throw new RangeError(`the demo shop does not set ${code}`);
  return plain(found.value);
}

/** « 6,90 € » of « 6.9 », « 80 € » of « 80 ». */
const euros = (code: string) => {
  const amount = Number(setting(code));
  return `${Number.isInteger(amount) ? amount : amount.toFixed(2).replace('.', ',')} €`;
};
const sayingAny = (pattern: RegExp) => contents.filter((one) => pattern.test(wordsOf(one))).map((one) => one.path);

describe('what is there is not promised', () => {
  test('no page or post speaks of a version of the shop, or of what a later one brings', () => {
    expect(
      sayingAny(
        /(?:cette|prochaine) version|viendra avec|accompagnera|(?:this|next|later) version|coming soon|will come with/iu,
      ),
    ).toEqual([]);
  });

  test('no page says that nothing is paid or agreed online', () => {
    expect(sayingAny(/ne prend pas de paiement|aucun contrat en ligne|reçoit des demandes de devis/iu)).toEqual([]);
  });

  test('a cart is not said to stay on one device', () => {
    expect(wordsOf(page('faq'))).toContain('le panier vous suit sur tous vos appareils');
  });
});

describe('how one pays', () => {
  const active = settings
    .filter((one) => one.code.startsWith('sales.payment_methods.') && one.code.endsWith('.active') && one.value === '1')
    .map((one) => one.code.split('.')[2] ?? '');

  test('the shop takes five means of payment online, and one on account', () => {
    expect(active.toSorted()).toEqual(['account', 'banktransfer', 'crypto', 'paypal_standard', 'payplug', 'payzen']);
  });

  test.each(['moyens-de-paiement', 'cgv'])('the page %s names each by the title the checkout shows', (path) => {
    const words = wordsOf(page(path));
    const titles = active
      .filter((method) => method !== 'account')
      .map((method) => setting(`sales.payment_methods.${method}.title`));
    expect(titles.filter((title) => !words.includes(title))).toEqual([]);
  });

  test('who reads of their data is told of every provider that learns of a payment', () => {
    const words = wordsOf(page('confidentialite'));
    expect(['PayZen', 'PayPlug', 'PayPal', 'cryptomonnaie'].filter((name) => !words.includes(name))).toEqual([]);
    expect(words).not.toContain('Aucun transfert hors de l’Union');
  });
});

describe('what delivery costs and takes', () => {
  const price = euros('sales.carriers.flatrate.default_rate');
  const freeFrom = euros('sales.carriers.free.min_amount');
  const days = `${setting('sales.carriers.flatrate.min_days')} à ${setting('sales.carriers.flatrate.max_days')} jours`;

  test.each(['livraison', 'faq'])('the page %s says what the checkout asks', (path) => {
    const words = wordsOf(page(path));
    expect([price, `dès ${freeFrom}`, days].filter((one) => !words.includes(one))).toEqual([]);
  });

  test('the page of delivery names each country the checkout takes an address in', () => {
    const words = wordsOf(page('livraison'));
    const names = COUNTRIES.map((code) => (hasFrenchPostcodes(code) && code !== 'MC' ? 'outre-mer' : nameOf(code)));
    expect(['France', ...names].filter((name) => !words.includes(name))).toEqual([]);
  });

  test('the offer in the header names the sum from which delivery is free', () => {
    expect(setting('general.content.header_offer.title')).toContain(`dès ${freeFrom}`);
  });

  test('a slide that names a delay names that of the standard delivery', () => {
    const delays = slideWords.flatMap((words) => words.match(/\d+ à \d+ jours/u) ?? []);
    expect(delays.length).toBeGreaterThan(0);
    expect(delays.filter((one) => one !== days)).toEqual([]);
  });
});

describe('where one withdraws and sends back', () => {
  test.each(['droit-de-retractation', 'cgv', 'retours-et-remboursements'])(
    'the page %s leads to the function',
    (path) => {
      expect(JSON.stringify(page(path))).toContain(`"href":"${href('withdrawal')}"`);
    },
  );

  test('a return is asked for in the account', () => {
    const words = JSON.stringify(page('retours-et-remboursements'));
    expect(words).toContain(`"href":"${href('auto.account.rma')}"`);
    expect(words).toContain(`"href":"${href('moto.account.rma')}"`);
  });

  test('what a device forgets, it forgets by the button that stands there', () => {
    const leading = contents.filter(
      (one) =>
        one.path !== 'plan-du-site' &&
        (JSON.stringify(one).includes(`"href":"${href('settings')}"`) ||
          linksOf(one.blocks ?? []).includes(href('settings'))),
    );
    expect(leading.length).toBeGreaterThan(3);
    expect(leading.filter((one) => !wordsOf(one).includes('« Tout effacer de cet appareil »'))).toEqual([]);
  });
});

describe('wording', () => {
  test('that the company is invented is said once, in the legal notice', () => {
    expect(sayingAny(/Boutique de démonstration|Demonstration shop/u)).toEqual(['mentions-legales']);
  });

  test('an address is an « adresse e-mail »', () => {
    expect(sayingAny(/adresses? email/iu)).toEqual([]);
  });
});
