/** What the browser says about the line; asked each time, because lines change. */
function told(name: string): unknown {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
}

/** The person asked the browser to save data, or the line does. */
export function savesData(): boolean {
  return told('saveData') === true;
}

/** What is fetched over it may cost money: nothing large begins by itself. Browsers that do not tell have no such line. */
export function isMetered(): boolean {
  return savesData() || told('type') === 'cellular';
}
