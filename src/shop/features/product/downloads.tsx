/** What is downloaded once it is paid, and what anybody may look at before. */
import { useLingui } from '@lingui/react/macro';
import { formLayout, textLink } from '#styled/recipes';
import { sampleShowRoute } from '#core/contract/downloads/samples.ts';
import type { ProductDetail, ProductDownload, SampleAt } from '#core/contract/catalogue/product-detail.ts';
import { urlOf } from '#src/api/route-table.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useFileWords } from '#src/shop/parts/files/file-size.ts';
import { Accordion } from '#src/ui/accordion/accordion.tsx';

export function Downloads({ detail: { downloads = [], samples = [] } }: { detail: ProductDetail }) {
  const { t } = useLingui();
  const layout = formLayout();
  const titleOf = useTitle();
  const fileWords = useFileWords();
  if (downloads.length === 0 && samples.length === 0) return null;
  return (
    <Accordion open title={t`À télécharger`}>
      <div className={layout.stack}>
        <ul className={layout.stackTight}>
          {downloads.map((one, at) => (
            <li key={at}>
              <p>
                <b>{titleOf(one)}</b>
              </p>
              <DownloadFacts one={one} />
              {one.sample === undefined ? null : (
                <Sample at={one.sample}>{t`Voir un extrait de ${titleOf(one)}`}</Sample>
              )}
            </li>
          ))}
        </ul>
        {samples.length === 0 ? null : (
          <ul className={layout.stackTight} aria-label={t`Extraits`}>
            {samples.map((one, at) => (
              <li key={at}>
                <Sample at={one.at}>{t`Extrait : ${titleOf(one)}`}</Sample>
                {one.file === undefined ? null : <span className={layout.small}> {fileWords(one.file)}</span>}
              </li>
            ))}
          </ul>
        )}
        <p className={layout.small}>
          {t`Rien n’est envoyé : vos fichiers vous attendent dans « Mes téléchargements » dès que la commande est payée.`}
        </p>
      </div>
    </Accordion>
  );
}

function DownloadFacts({ one }: { one: ProductDownload }) {
  const { t } = useLingui();
  const fileWords = useFileWords();
  const { maxDownloads: times, validDays: days } = one;
  const facts = [
    one.file === undefined ? null : fileWords(one.file),
    times === 0 ? null : times === 1 ? t`1 téléchargement` : t`${times} téléchargements`,
    days === 0 ? null : days === 1 ? t`pendant 1 jour` : t`pendant ${days} jours`,
  ];
  return <p className={formLayout().small}>{facts.filter((fact) => fact !== null).join(' · ')}</p>;
}

/** A file of the shop is saved, another address opens by itself. */
function Sample({ at, children }: { at: SampleAt; children: string }) {
  const href =
    'url' in at ? at.url : urlOf({ uri: sampleShowRoute.uri, methods: [sampleShowRoute.method] }, { uuid: at.uuid });
  return (
    <a
      className={textLink()}
      href={href}
      {...('url' in at ? { target: '_blank', rel: 'noopener noreferrer' } : { download: '' })}
    >
      {children}
    </a>
  );
}

function useTitle(): (one: Pick<ProductDownload, 'title' | 'titleEnglish'>) => string {
  const locale = useLocale();
  return ({ title, titleEnglish }) => (locale === 'en_GB' ? (titleEnglish ?? title) : title);
}
