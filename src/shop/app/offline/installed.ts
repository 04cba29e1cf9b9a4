/** What is read of a `ServiceWorkerRegistration`. */
export interface Registration {
  readonly installing: (EventTarget & Pick<ServiceWorker, 'state'>) | null;
  readonly active: object | null;
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
