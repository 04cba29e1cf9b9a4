/** What the shop makes of the colours: the same rules that write its stylesheet. */
import { useLingui } from '@lingui/react/macro';
import { useState, type CSSProperties } from 'react';
import { branding, tool } from '#styled/recipes';
import { contrast, deriveAccent } from '#core/settings/values/palette.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { colourOf, LEAST_CONTRAST, type Colours } from './colour-row.tsx';

const GROUNDS = { light: '#FFFFFF', dark: '#161B1D' } as const;
const WORDS = { light: '#14191A', dark: '#ECEFED' } as const;

type Mode = keyof typeof GROUNDS;

export function Preview({ colours }: { colours: Colours }) {
  const { t } = useLingui();
  const [mode, setMode] = useState<Mode>('light');
  const classes = branding();
  const modes = { light: t`Clair`, dark: t`Sombre` };
  return (
    <section className={classes.section} aria-label={t`Aperçu`}>
      <h2>{t`Aperçu`}</h2>
      <div className={classes.bar} role="group" aria-label={t`Mode de l’aperçu`}>
        {(['light', 'dark'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={tool({ tone: mode === one ? 'ink' : 'line' })}
            aria-pressed={mode === one}
            onClick={() => setMode(one)}
          >
            {modes[one]}
          </button>
        ))}
      </div>
      <div className={classes.previews}>
        <Sample name="auto" colour={colourOf(colours, 'auto-primary')} mode={mode} />
        <Sample name="moto" colour={colourOf(colours, 'moto-primary')} mode={mode} />
      </div>
      <Pairs colours={colours} mode={mode} />
    </section>
  );
}

function Sample({ name, colour, mode }: { name: string; colour: string; mode: Mode }) {
  const { t } = useLingui();
  const accent = deriveAccent(colour)[mode];
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--ground': GROUNDS[mode],
    '--words': WORDS[mode],
    '--solid': accent.solid,
    '--on': accent.on,
    '--link': accent.text,
    '--soft': accent.soft,
  };
  return (
    <div className={branding().preview} style={style}>
      <span>{name.toUpperCase()}</span>
      <span>{t`Ajouter au panier`}</span>
      <span>{t`Voir les délais`}</span>
      <span>{t`Livré mardi`}</span>
    </div>
  );
}

/** Pairs of the shop with their contrast: those it derives hold by themselves. */
function Pairs({ colours, mode }: { colours: Colours; mode: Mode }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const auto = deriveAccent(colourOf(colours, 'auto-primary'))[mode];
  const moto = deriveAccent(colourOf(colours, 'moto-primary'))[mode];
  const ground = GROUNDS[mode];
  const pairs = [
    [t`Texte sur accent auto`, contrast(auto.on, auto.solid)],
    [t`Lien auto sur fond`, contrast(auto.text, ground)],
    [t`Texte sur accent moto`, contrast(moto.on, moto.solid)],
    [t`Lien moto sur fond`, contrast(moto.text, ground)],
    [t`Texte de l’en-tête`, contrast(colourOf(colours, 'header-text'), colourOf(colours, 'header-bg'))],
    [t`Texte du pied de page`, contrast(colourOf(colours, 'footer-text'), colourOf(colours, 'footer-bg'))],
  ] as const;
  return (
    <table className={branding().pairs}>
      <thead>
        <tr>
          <th scope="col">{t`Paire`}</th>
          <th scope="col">{t`Contraste`}</th>
          <th scope="col">{t`Requis`}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([name, ratio]) => (
          <tr key={name}>
            <td>{name}</td>
            <td>
              {number(Math.floor(ratio * 100) / 100)} {ratio < LEAST_CONTRAST ? t`trop faible` : ''}
            </td>
            <td>{number(LEAST_CONTRAST)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
