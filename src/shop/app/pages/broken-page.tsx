import { use } from 'react';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { faultOf } from '#src/shop/app/pages/fault-of.ts';
import { ErrorPage } from '#src/shop/features/errors/error-page.tsx';
import { NotOnDevice } from '#src/shop/features/errors/not-on-device.tsx';

/** A page that could not be shown, and why. */
export function BrokenPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  use(router.options.context.loadDeferredMessages());
  const retry = (): void => void router.invalidate();
  const fault = faultOf(error);
  return fault === null ? <NotOnDevice onRetry={retry} /> : <ErrorPage onRetry={retry} {...fault} />;
}
