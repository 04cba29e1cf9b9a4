import type { PageMessage } from '#core/contract/shop/worker-messages.ts';

/** What is read of a `ServiceWorkerRegistration`. */
export interface Registration {
  readonly installing: (EventTarget & Pick<ServiceWorker, 'state'>) | null;
  readonly active: object | null;
}

/** What is read of a `ServiceWorkerContainer`. */
export interface Container {
  readonly controller: object | null;
  readonly ready: Promise<{ readonly active: Pick<ServiceWorker, 'postMessage'> | null }>;
}

/**
 * Asks the first worker to serve this page too. It claims the pages that are open as it begins; one that was on its way
 * at that moment belongs to nobody, and would go without it as long as the person stays there.
 */
export async function askToBeServed(container: Container): Promise<void> {
  const { active } = await container.ready;
  const message: PageMessage = { type: 'SERVE_ME' };
  if (container.controller === null) active?.postMessage(message);
}

/**
 * Waits for the first installation of a service worker.
 * @throws Error where it failed, as when the line lost one of its files: the browser has forgotten it then, and would
 * try again with the next document, which a person who stays in one tab may not ask for all day
 */
export async function firstInstallation({ installing, active }: Registration): Promise<void> {
  if (installing === null || active !== null) return;
  await new Promise<void>((resolve, reject) => {
    const look = (): void => {
      if (installing.state === 'redundant') reject(new Error('the service worker could not be installed'));
      else if (installing.state !== 'installing') resolve();
    };
    installing.addEventListener('statechange', look);
    look();
  });
}
