import type { createTransport } from 'nodemailer';

/** A transport that is made, and its package loaded, with the first mail: a start does not wait for it. */
export function openTransport<Transport extends { close(): void }>(
  make: (create: typeof createTransport) => Transport,
): { open(): Promise<Transport>; close(): void } {
  let opened: Promise<Transport> | undefined;
  return {
    open: () => (opened ??= import('nodemailer').then((package_) => make(package_.createTransport))),
    close: () =>
      void opened?.then(
        (transport) => transport.close(),
        () => {}, // never opened: whoever sent has been told
      ),
  };
}
