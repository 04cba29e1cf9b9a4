import { listel } from '#styled/recipes';
import { arrowBendUpRightBold } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

/** The yellow diversion sign of the error pages: "Déviation". The page's own title follows it. */
export function Detour({ children }: { children: string }) {
  const classes = listel({ tone: 'detour' });
  return (
    <div className={classes.root}>
      <div className={classes.frame}>
        <p className={classes.head}>
          <span className={classes.title}>{children}</span>
          <Icon glyph={arrowBendUpRightBold} size="xl" />
        </p>
      </div>
    </div>
  );
}
