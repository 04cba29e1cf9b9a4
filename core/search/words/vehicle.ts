import { fold, hasDigit, words } from '#core/search/words/text.ts';

/** Since 2009: two letters, three digits, two letters, without I, O and U. */
const PLATE = /^[a-hj-np-tv-z]{2}[ -]?\d{3}[ -]?[a-hj-np-tv-z]{2}$/;
/** Before: the department last. */
const OLD_PLATE = /^\d{1,4}[ -]?[a-hj-np-tv-z]{2,3}[ -]?(?:\d\d|2[ab]|97\d)$/;

/** Whether a text can hardly be anything but a French number plate; of the old form, many a dimension is one too. */
export function isNumberPlate(text: string, old = false): boolean {
  const plain = fold(text.replace(/\p{Cf}/gu, ''))
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s/gu, ' ')
    .trim();
  return PLATE.test(plain) || (old && OLD_PLATE.test(plain));
}

/** Makes and models people ask for by name; none that is a word of the trade as well. */
const VEHICLES = new Set(
  (
    'audi bmw citroen dacia fiat ford honda hyundai kawasaki kia ktm mazda mercedes nissan opel peugeot renault ' +
    'seat skoda suzuki tesla toyota triumph vespa volkswagen volvo vw yamaha aprilia benelli ducati harley piaggio ' +
    'austral arkana auris avensis berlingo c3 c4 c5 captur clio corsa ds3 duster fiesta fabia golf ' +
    'ibiza jumper jumpy juke kadjar kangoo laguna leon megane modus octavia passat picasso polo punto qashqai ' +
    'rifter sandero scenic tiguan touran trafic twingo yaris zafira zoe mt07 mt09 tmax xmax er6 cb500 hornet ninja'
  ).split(' '),
);

/** Whether a word names a vehicle: it is then no slip of any other word. */
export const namesVehicle = (word: string): boolean => VEHICLES.has(word);

/** What a question says about a vehicle: its plate, its name, or nothing. */
export function vehicleIn(text: string): 'plate' | 'name' | null {
  if (isNumberPlate(text, true)) return 'plate';
  return words(text).some(namesVehicle) ? 'name' : null;
}

/** Of a question, a lone digit says nothing without the words beside it. */
export const isLoneDigit = (word: string): boolean => word.length === 1 && hasDigit(word);
