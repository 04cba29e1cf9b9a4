import { withoutEnds } from '#core/domain/text/cut/trim-ends.ts';
import type { AccountDeps } from '../account-deps.ts';
import { fieldRefusal } from '../profile.ts';

/**
 * Passwords that are tried first. No list of leaked ones comes with the shop: these are the words they are made of, in
 * French and English, and a password counts as common when one of them is all it has besides digits and signs around it
 * and letters written as signs (`P@ssw0rd!`). That is every word with every such ending: far more than the wholes of a list,
 * and none of those that a list has beside them.
 */
const WORDS: ReadonlySet<string> = new Set(
  `password passwort passw motdepasse mdp pass passe secret admin administrator administrateur root user utilisateur test
  testing demo guest invite welcome bienvenue bonjour bonsoir salut hello coucou login connexion letmein changeme changer
  default master system access acces compte account client customer boutique magasin shop store internet ordinateur
  computer windows microsoft google facebook twitter instagram youtube amazon apple iphone samsung android linkedin orange
  azerty azertyuiop qwerty qwertyuiop qwertz qsdfgh qsdfghjklm asdf asdfgh asdfghjkl wxcvbn zxcvbn zxcvbnm aqwzsx azer qwer
  abc abcd abcde abcdef abcdefg abcdefgh aaaa aaaaaa aaaaaaaa azeqsd qazwsx qweasd
  soleil lune etoile doudou chouchou loulou loulette minou chat chaton chien minet titi toto tata tutu nounours bisous bisou
  amour amours jetaime jetm iloveyou love lover mylove cheri cherie coeur princesse princess prince ange angel papillon
  chocolat caramel vanille fraise cerise citron orange banane pomme cookie sugar honey vacances soleille plage montagne
  famille family maman papa bebe enfant enfants frere soeur mamie papi papy bonheur liberte paradis paradise sunshine
  football foot soccer baseball basket basketball rugby tennis hockey marseille olympique paris psg parissg lyon bordeaux
  toulouse nantes lille nice rennes strasbourg bretagne france french francais portugal algerie maroc tunisie espagne italie
  monkey dragon tiger lion panthere wolf loup eagle falcon phoenix shadow hunter killer ninja samurai warrior knight
  superman batman spiderman starwars pokemon pikachu naruto mario zelda minecraft fortnite matrix gandalf merlin harley
  ferrari porsche mercedes renault peugeot citroen toyota honda yamaha suzuki kawasaki ducati bmw audi volkswagen ford
  mustang corvette camaro voiture auto moto motard scooter camion garage moteur pneu pneus essence
  nicolas thomas julien alexandre maxime antoine quentin romain kevin guillaume anthony vincent david florian mathieu benjamin
  jeremy sebastien alexis clement pierre paul jacques jean michel philippe patrick christophe laurent stephane olivier
  frederic daniel marie camille laura julie manon lea chloe emma sarah marine pauline mathilde lucie anais caroline charlotte
  sophie celine aurelie emilie melanie stephanie sandrine nathalie isabelle valerie veronique catherine christine sylvie
  michael jennifer jessica ashley amanda jordan michelle charlie robert george andrew joshua matthew william james john
  lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre
  novembre decembre printemps ete automne hiver spring summer autumn winter monday tuesday wednesday thursday friday
  saturday sunday january february march april june july august september october november december
  trustno freedom whatever nothing qwerty starter cheese purple yellow orange silver golden diamond flower ginger
  pepper maggie buster bailey rocky lucky happy smile peace music guitar piano dance rock metal zidane ronaldo messi mbappe`.split(
    /\s+/u,
  ),
);

const WRITTEN_AS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A password by nothing but its letters: without what stands around them, and with those written as signs. */
function coresOf(password: string): readonly string[] {
  const bare = (text: string): string => withoutEnds(text, (letter) => !/[a-z]/u.test(letter));
  const letters = plain(password);
  const read = (text: string): string => text.replace(/[@431!0$57]/gu, (sign) => WRITTEN_AS[sign] ?? sign);
  const whole = bare(letters);
  return [whole, whole.replace(/[^a-z]/gu, ''), read(whole), bare(read(letters))];
}

/** Keyboards and clocks: what stands around a letter or two in most of the rest. */
const RUNS = /0123|1234|2345|3456|4567|5678|6789|9876|8765|7654|6543|5432|4321|(.)\1{3}|(?:19|20)\d\d/u;

/**
 * True for a password that is among the first to be tried, or that is made of what everybody knows of its owner.
 * @param known words of its owner and of the shop: the address, the name over the door
 */
export function isCommonPassword(password: string, known: readonly string[] = []): boolean {
  const cores = coresOf(password);
  if (cores.some((core) => WORDS.has(core))) return true;
  if ((cores[1] ?? '').length <= 2 && RUNS.test(password)) return true;
  const words = known.flatMap((text) => [plain(text), ...plain(text).split(/[^a-z0-9]+/u)]);
  return words.some((word) => word.length >= 4 && plain(password).includes(word));
}

/**
 * The rule of the form lets through what everybody tries first; the shop does not.
 * @throws Refusal `input.invalid` at `password`
 */
export async function checkUncommon({ settings }: Pick<AccountDeps, 'settings'>, password: string, email?: string) {
  const shop = (await settings())('general.general.site.name');
  if (isCommonPassword(password, email === undefined ? [shop] : [shop, email]))
    throw fieldRefusal('password', 'password.common');
}
