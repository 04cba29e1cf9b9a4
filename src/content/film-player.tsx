/** A film of YouTube or Vimeo: nothing of another site before a press, and its name beside the button. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { blockLayout } from '#styled/recipes';
import type { Film } from '#core/domain/blocks/film.ts';
import { Button } from '#src/ui/button/button.tsx';

interface FilmPlayerProps {
  film: Film;
  title: string;
  /** Stands there until it is played. */
  poster: ReactNode;
}

export function FilmPlayer({ film, title, poster }: FilmPlayerProps) {
  const [playing, setPlaying] = useState(false);
  return (
    <div className={blockLayout().film}>
      {playing ? <Playing film={film} title={title} /> : poster}
      {playing ? null : <FilmOffer film={film} onPlay={() => setPlaying(true)} />}
    </div>
  );
}

function FilmOffer({ film, onPlay }: { film: Film; onPlay: () => void }) {
  const { t } = useLingui();
  const { host } = film;
  return (
    <div className={blockLayout().offer}>
      <Button tone="hero" onClick={onPlay}>{t`Lire la vidéo`}</Button>
      <p>
        <Trans>La vidéo vient de {host}, qui peut déposer des cookies.</Trans>
      </p>
    </div>
  );
}

/** A frame of a film, after a press. */
function Playing({ film, title }: { film: Film; title: string }) {
  return (
    <iframe
      src={film.src}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin than ours: it cannot take this off
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; fullscreen"
      referrerPolicy="strict-origin"
    />
  );
}
