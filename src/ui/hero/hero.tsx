import type { ReactNode } from 'react';
import { hero } from '#styled/recipes';
import { Picture } from '#src/ui/picture/picture.tsx';
import type { PictureData } from '#src/ui/picture/picture.tsx';
import { Tag } from '#src/ui/tag/tag.tsx';

export interface HeroProps {
  eyebrow?: string;
  title: string;
  text?: string;
  /** one action: a `LinkButton` in the tone `hero` */
  action?: ReactNode;
  /** the object, cut out: drawn large and cropped by the edge */
  image?: PictureData;
  /** the first thing of the page says its title as h1 */
  headingLevel?: 1 | 2;
}

/** Asphalt, lit from the object. The picture is the main one of the page. */
export function Hero({ eyebrow, title, text, action, image, headingLevel = 2 }: HeroProps) {
  const classes = hero();
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <section className={classes.root}>
      <span className={classes.marking} aria-hidden />
      {image !== undefined && (
        <div className={classes.art}>
          <Picture image={image} sizes="(min-width: 1024px) 460px, (min-width: 640px) 80vw, 280px" priority />
        </div>
      )}
      <div className={classes.body}>
        {eyebrow !== undefined && <Tag tone="hero">{eyebrow}</Tag>}
        <Heading className={classes.title}>{title}</Heading>
        {text !== undefined && <p className={classes.text}>{text}</p>}
        {action !== undefined && <div className={classes.action}>{action}</div>}
      </div>
    </section>
  );
}
