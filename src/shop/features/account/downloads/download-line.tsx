/** Something bought to be downloaded: what it is, how often and until when, or why no more. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { standingIn, type ToldStanding } from '#core/contract/orders/download-standing.ts';
import type { OrderDownload, OrderRecord } from '#core/contract/orders/order-record.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useDownload } from '#src/shop/features/account/downloads/use-download.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useFileWords } from '#src/shop/parts/files/file-size.ts';
import { useView } from '#src/shop/store/state.ts';
import { Button } from '#src/ui/button/button.tsx';
import { downloadSimple } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

interface DownloadLineProps {
  order: OrderRecord;
  one: OrderDownload;
}

export function DownloadLine({ order, one }: DownloadLineProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const fileWords = useFileWords();
  const online = useView((state) => state.connection.online);
  const nowMs = useActions().now();
  const { isBusy, failed, told, begin } = useDownload(order, one);
  const known = nowMs === null ? null : standingIn(order, one, nowMs);
  /* what the shop has just refused counts before what this device knew */
  const now = told !== null && told.standing !== 'open' ? told : known;
  const words = useStandingWords();
  const layout = formLayout();
  const title = (locale === 'en_GB' ? one.titleEnglish : null) ?? one.title;
  const isOpen = now?.standing === 'open';
  return (
    <div className={layout.stackTight}>
      <p>
        <b>{title}</b>
      </p>
      <p className={layout.small}>{one.file === null ? t`À une autre adresse` : fileWords(one.file)}</p>
      {now === null ? null : <p className={layout.small}>{words(now, one)}</p>}
      {isOpen ? (
        <div className={layout.actions}>
          <Button tone="line" loading={isBusy} disabled={!online} onClick={() => void begin()}>
            <Icon glyph={downloadSimple} />
            {one.file === null ? t`Ouvrir ${title}` : t`Télécharger ${title}`}
          </Button>
        </div>
      ) : null}
      <p role="status" className={layout.small}>
        {isOpen && (!online || failed !== null)
          ? t`Le téléchargement nécessite une connexion Internet. Votre liste reste lisible ici.`
          : ''}
      </p>
    </div>
  );
}

/** How often and until when, or why no more. */
function useStandingWords(): (now: ToldStanding, one: OrderDownload) => string {
  const { t } = useLingui();
  const format = useFormat();
  return ({ standing, left }, { endsAt }) => {
    if (standing === 'unpaid') return t`Disponible dès que votre commande sera payée.`;
    if (standing === 'ended') return t`N’est plus disponible : la commande a été annulée ou remboursée.`;
    if (standing === 'used') return t`Tous les téléchargements de votre achat sont utilisés. Écrivez-nous si besoin.`;
    const end = endsAt === null ? null : format.dateTime(endsAt);
    if (standing === 'expired') return end === null ? '' : t`N’est plus disponible depuis le ${end}.`;
    const often =
      left === null
        ? t`Autant de fois que vous voulez`
        : left === 1
          ? t`Encore 1 téléchargement`
          : t`Encore ${left} téléchargements`;
    return end === null ? often : t`${often}, jusqu’au ${end}`;
  };
}
