import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { slides as slidesRecipe } from '#styled/recipes';
import type { Slide } from '#core/contract/catalogue/structure.ts';
import { pictureData } from '#src/content/media.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { Hero } from '#src/ui/hero/hero.tsx';

/** The season's offers, one at a time; only a person changes the picture (look §4, motion). */
export function HeroSlides({ slides }: { slides: readonly Slide[] }) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const slide = slides[at];
  const classes = slidesRecipe();
  if (slide === undefined) return null;
  const count = slides.length;
  return (
    <div className={classes.root}>
      <Hero
        key={slide.href}
        {...(slide.badge === null ? {} : { eyebrow: slide.badge })}
        title={slide.title}
        text={slide.text}
        {...(slide.picture === null ? {} : { image: { ...pictureData(slide.picture, slide.picture.alt) } })}
        action={
          <LinkButton tone="hero" href={slide.href}>
            {slide.buttonLabel}
          </LinkButton>
        }
      />
      {count > 1 ? (
        <div className={classes.marks} role="group" aria-label={t`Offres du moment`}>
          {slides.map((one, index) => {
            const position = index + 1;
            return (
              <button
                key={one.href}
                type="button"
                className={classes.mark}
                aria-label={t`Offre ${position} sur ${count}`}
                {...(index === at ? { 'aria-current': true } : {})}
                onClick={() => setAt(index)}
              />
            );
          })}
        </div>
      ) : null}
    </div>
  );
}
