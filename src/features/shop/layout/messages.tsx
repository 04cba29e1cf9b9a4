import { useLingui } from '@lingui/react/macro';
import { useMessages } from '#src/screens/shop/device-state.ts';
import { ToastRegion } from '#src/ui/toast/toast-region.tsx';

/** Notifications at the bottom, 5 seconds (specification §9). */
export function Messages() {
  const { t } = useLingui();
  const { messages, dismiss } = useMessages();
  return <ToastRegion label={t`Messages`} toasts={messages} onDismiss={dismiss} />;
}
