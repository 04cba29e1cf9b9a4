import { french } from '../french.ts';
import type { DemoShop, DemoSlide, Shot } from '../shape.ts';
import { shot } from '../wording.ts';
import { DELIVERY } from './terms.ts';

const slide = (
  badge: string,
  title: string,
  text: string,
  button: readonly [label: string, href: string],
  picture: Shot,
): DemoSlide => ({
  badge: french(badge),
  title: french(title),
  text: french(text),
  buttonLabel: french(button[0]),
  href: button[1],
  shot: picture,
});

/** Titles hold on two lines of the hero: 30 characters at most. */
export const sliders: DemoShop['sliders'] = {
  home_auto: {
    title: 'Accueil auto',
    slides: [
      slide(
        `En ${DELIVERY.days}`,
        'Freinez avant le premier gel',
        'Disques et plaquettes par essieu, dimensions et références d’origine indiquées.',
        ['Voir le freinage', '/auto/nos-produits/freinage'],
        shot('brakeDisc', 'Disque de frein ventilé, percé et rainuré'),
      ),
      slide(
        '1er novembre – 31 mars',
        'La montagne sans détour',
        'Loi Montagne : pneus marqués 3PMSF, étiquette européenne en toutes lettres.',
        ['Voir les pneus hiver', '/auto/nos-produits/pneus-hiver'],
        shot('tyreWinter', 'Pneu hiver à lamelles, vu de trois quarts'),
      ),
      slide(
        'Reprise gratuite',
        'Un matin froid, un seul tour',
        'Batteries plomb, EFB et AGM, classées par capacité et par technologie.',
        ['Voir les batteries', '/auto/nos-produits/batteries-auto'],
        shot('battery', 'Batterie 12 volts, vue de trois quarts'),
      ),
    ],
  },
  home_moto: {
    title: 'Accueil moto',
    slides: [
      slide(
        'ECE 22.06',
        'Cap sur la départementale',
        'Casques intégraux en fibre ou en composite, de XS à XXL.',
        ['Voir les casques', '/moto/nos-produits/casques-integraux'],
        shot('helmetFull', 'Casque intégral noir et jaune', {
          color: '#1f2427',
          accent: '#FFC61A',
          graphic: 'split',
        }),
      ),
      slide(
        'Trois saisons',
        'Quand la pluie insiste',
        'Blousons textile à membrane et doublure amovibles, certifiés EN 17092.',
        ['Voir les blousons', '/moto/nos-produits/blousons-textile'],
        shot('jacket', 'Blouson textile à empiècements jaunes'),
      ),
      slide(
        'Entretien',
        'Vingt minutes pour la chaîne',
        'Kits complets, nettoyants et graisses pour chaînes à joints.',
        ['Voir la transmission', '/moto/nos-produits/kits-chaine'],
        shot('chainKit', 'Kit chaîne, pignon et couronne'),
      ),
    ],
  },
};
