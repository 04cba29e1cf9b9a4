import { useLingui } from '@lingui/react/macro';
import { useActions } from '#src/shop/parts/actions.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { shareNetwork } from '#src/ui/icon/glyphs-later.ts';

/** Hands the address of the page on: to another app where the device has a choice of them, else to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLingui();
  const { toast } = useActions();
  const share = async (): Promise<void> => {
    const address = location.href;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url: address });
        return;
      }
      await navigator.clipboard.writeText(address);
      toast(t`Adresse copiée.`);
    } catch (error) {
      // Dismissing the choice of an app is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      /* no clipboard without https, or refused: the address itself can be read and written down */
      toast(t`Adresse de cette page : ${address}`);
    }
  };
  return <IconButton glyph={shareNetwork} label={t`Partager ${title}`} onClick={() => void share()} />;
}
