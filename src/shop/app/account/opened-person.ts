/** Tells those who only look on that the data of the person is open, whoever needed it first. */
import type { Person } from '#src/shop/store/person/person.ts';

let tell: (own: Person) => void = () => {};
const opened = new Promise<Person>((resolve) => {
  tell = resolve;
});

export const personIsOpen = (own: Person): void => tell(own);

/** Resolves at the first need of anybody; asks for nothing itself. */
export const openedPerson = (): Promise<Person> => opened;
