import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { pageHead, row } from '#styled/recipes';
import { areaOfPath } from '#core/domain/shop/area.ts';
import type { ErrorStatus } from '#core/contract/pages/routes.ts';
import { href } from '#core/contract/pages/href.ts';
import { useErrorWords } from '#src/shop/features/errors/error-words.ts';
import { PopularCategories } from '#src/shop/features/errors/popular-categories.tsx';
import { useLastArea } from '#src/shop/parts/device/device-state.ts';
import { usePagePath, usePageSearch } from '#src/shop/parts/page/address/page-address.ts';
import { UnlistedHead } from '#src/shop/parts/page/unlisted-head.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { arrowRight, house, squaresFour, user } from '#src/ui/icon/glyphs.ts';
import { chatCircleText } from '#src/ui/icon/glyphs-product.ts';
import { Detour } from '#src/ui/listel/detour.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';
import { SearchField } from '#src/ui/search-field/search-field.tsx';

export interface ErrorPageProps {
  status: ErrorStatus;
  onRetry?: () => void;
  /** Of a server fault, to be quoted to the shop. */
  reference?: string;
  retryAfterMs?: number;
  /** What a closed shop says, in place of our own sentence. */
  message?: string;
}

const POLL_MS = 30_000;
const MIN_POLL_MS = 1_000;

/** The seven error pages of the specification (domain 16.3); each leads back home. */
export function ErrorPage({ status, onRetry, reference, retryAfterMs, message }: ErrorPageProps) {
  const { t } = useLingui();
  const words = useErrorWords(status);
  const path = usePagePath();
  const search = usePageSearch();
  /* the address of the error itself is nothing to come back to */
  const wanted = path === href(`error.${status}`) ? null : search === '' ? path : `${path}?${search}`;
  const last = useLastArea();
  const area = areaOfPath(path) ?? last ?? 'auto';
  const retry = onRetry ?? (() => location.reload());
  const left = useCountdown(status === 429 ? (retryAfterMs ?? POLL_MS) : 0);
  usePolling(status === 503 ? (retryAfterMs ?? POLL_MS) : null, retry);
  const head = pageHead();
  return (
    <Wrap narrow>
      <UnlistedHead title={words.message} />
      <div className={head.root}>
        <Detour>{t`Déviation`}</Detour>
        <div className={head.root}>
          <h1 className={head.title}>{words.message}</h1>
          <p className={head.text}>
            {t`Erreur ${status}.`} {message ?? words.sentence}
          </p>
          {reference === undefined ? null : (
            <p className={head.text}>{t`Référence à donner à la boutique : ${reference}`}</p>
          )}
        </div>
      </div>
      {status === 404 ? (
        <form role="search" action={href('search')} className={head.root}>
          <SearchField framed name="q" label={t`Rechercher`} placeholder={t`Pièce, marque ou référence`} />
        </form>
      ) : null}
      <div className={head.root}>
        {status === 419 ? (
          <Button wide onClick={retry}>
            {t`Recharger la page`}
          </Button>
        ) : null}
        {status === 500 || status === 503 ? (
          <Button wide onClick={retry}>
            {t`Réessayer`}
          </Button>
        ) : null}
        {status === 429 ? (
          <Button wide disabled={left > 0} onClick={retry}>
            {left > 0 ? t`Nouvel essai dans ${left} s` : t`Réessayer`}
          </Button>
        ) : null}
      </div>
      <div className={`${row({ ruled: true }).list} ${head.root}`}>
        {status === 401 ? (
          <ExitLink
            href={href(`${area}.login`, {}, wanted === null ? {} : { retour: wanted })}
            glyph={user}
            label={t`Se connecter`}
          />
        ) : null}
        <ExitLink href={href(`${area}.home`)} glyph={house} label={t`Retour à l’accueil`} />
        <ExitLink href={href('categories.index')} glyph={squaresFour} label={t`Tous les rayons`} />
        <ExitLink href={href(`${area}.contact`)} glyph={chatCircleText} label={t`Nous contacter`} />
      </div>
      {status === 404 ? <PopularCategories area={area} /> : null}
    </Wrap>
  );
}

function ExitLink({ href, glyph, label }: { href: string; glyph: string; label: string }) {
  return (
    <RowLink
      ruled
      href={href}
      before={<Icon glyph={glyph} size="lg" />}
      title={label}
      after={<Icon glyph={arrowRight} />}
    />
  );
}

/** Whole seconds until a new attempt is allowed. */
function useCountdown(ms: number): number {
  const [left, setLeft] = useState(() => Math.ceil(ms / 1000));
  useEffect(() => {
    if (ms <= 0) return undefined;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [ms]);
  return left;
}

/** During maintenance the page asks again by itself, when the shop said so; never all the time. */
function usePolling(ms: number | null, retry: () => void): void {
  const ask = useEffectEvent(retry);
  useEffect(() => {
    if (ms === null) return undefined;
    const timer = setInterval(() => ask(), Math.max(MIN_POLL_MS, ms));
    return () => clearInterval(timer);
  }, [ms]);
}
