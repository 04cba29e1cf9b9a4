/** Whether the shop still serves a file of its own, asked past every cache; true where nobody answers. */
export const isServed = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status !== 404,
    () => true,
  );
