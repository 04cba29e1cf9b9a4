import { useLingui } from '@lingui/react/macro';
import { useMessages } from '#src/screens/shop/device-state.ts';
import { ToastRegion, type ToastData } from '#src/ui/toast/toast-region.tsx';

export interface MessagesProps {
  /** Loads the newer build that waits; null while there is none. */
  update: (() => void) | null;
}

/** Notifications at the bottom, 5 seconds (specification §9); the newer build waits there until it is wanted. */
export function Messages({ update }: MessagesProps) {
  const { t } = useLingui();
  const { messages, dismiss } = useMessages();
  const newer: readonly ToastData[] =
    update === null
      ? []
      : [
          {
            id: 'update',
            text: t`Nouvelle version prête. Vos saisies sont gardées.`,
            action: { label: t`Mettre à jour`, onPress: update },
            staying: true,
          },
        ];
  return <ToastRegion label={t`Messages`} toasts={[...newer, ...messages]} onDismiss={dismiss} />;
}
