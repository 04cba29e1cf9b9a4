import { use } from 'react';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Refusal } from '#core/wire/refusal.ts';
import { ERROR_STATUSES } from '#core/contract/pages/routes.ts';
import { NotStored } from '#src/shop/app/port/local-first.ts';
import { ErrorPage } from '#src/shop/features/errors/error-page.tsx';
import { NotOnDevice } from '#src/shop/features/errors/not-on-device.tsx';

/** A page that could not be shown: the reason by its kind, never by a text. */
export function BrokenPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  use(router.options.context.loadDeferredMessages());
  const retry = (): void => void router.invalidate();
  if (error instanceof NotStored) return <NotOnDevice onRetry={retry} />;
  if (!(error instanceof Refusal)) return <ErrorPage status={500} onRetry={retry} />;
  const status = ERROR_STATUSES.find((one) => one === error.status) ?? 500;
  return (
    <ErrorPage
      status={status}
      onRetry={retry}
      {...(error.data.reference === undefined ? {} : { reference: error.data.reference })}
      {...(error.data.retryAfterMs === undefined ? {} : { retryAfterMs: error.data.retryAfterMs })}
    />
  );
}
