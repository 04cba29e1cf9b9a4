import { useLingui } from '@lingui/react/macro';
import { useInstallOffer } from '#src/shop/features/layout/install-offer.ts';
import { useMessages } from '#src/shop/parts/device/device-state.ts';
import { ToastRegion, type ToastData } from '#src/ui/toast/toast-region.tsx';

export interface MessagesProps {
  /** Loads the newer build that waits; null while there is none. */
  update: (() => void) | null;
  path: string;
  /** The page on screen is the first one of this tab. */
  isFirstView: boolean;
  /** The session has ended: what to say and do about it; null while there is nothing to say. */
  session: ToastData | null;
}

/** Notifications at the bottom, 5 seconds (specification §9); what waits for an answer stays there until it has one. */
export function Messages({ update, path, isFirstView, session }: MessagesProps) {
  const { t } = useLingui();
  const { messages, dismiss } = useMessages();
  const offer = useInstallOffer(path, isFirstView);
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
  /* one at a time: a question waits until what was said is gone */
  const asking = [...newer, session, offer].filter((one) => one !== null).slice(0, 1);
  return <ToastRegion label={t`Messages`} toasts={messages.length > 0 ? messages : asking} onDismiss={dismiss} />;
}
