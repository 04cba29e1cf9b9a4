import { invite, prose, blockLayout } from '#styled/recipes';
import { RichTextView } from '#src/content/rich-text-view.tsx';
import { useBlockLang, useDrawing } from '#src/content/blocks/parts.ts';
import type { ViewProps } from '#src/content/blocks/view-props.ts';
import { pictureData } from '#src/content/media.ts';
import { placed } from '#src/content/placed.ts';
import { Accordion } from '#src/ui/accordion/accordion.tsx';
import { LinkButton } from '#src/ui/button/button.tsx';
import { Hero } from '#src/ui/hero/hero.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { BlockTitle } from '#src/content/blocks/views/block-title.tsx';

export function HeroBlock({ props, first }: ViewProps<'hero'>) {
  const { shown } = useDrawing();
  const picture = shown.media[props.picture];
  return (
    <Hero
      {...(props.badge === '' ? {} : { eyebrow: props.badge })}
      title={props.title}
      {...(props.text === '' ? {} : { text: props.text })}
      {...(picture === undefined ? {} : { image: pictureData(picture, picture.alt) })}
      {...(props.buttonLabel === '' || props.href === ''
        ? {}
        : {
            action: (
              <LinkButton tone="hero" href={props.href}>
                {props.buttonLabel}
              </LinkButton>
            ),
          })}
      headingLevel={first ? 1 : 2}
    />
  );
}

export function HeadingBlock({ props }: ViewProps<'heading'>) {
  return (
    <div className={prose()} lang={useBlockLang()}>
      {props.level === 'two' ? <h2>{props.text}</h2> : <h3>{props.text}</h3>}
    </div>
  );
}

export function TextBlock({ props }: ViewProps<'text'>) {
  return <RichTextView text={props.body} lang={useBlockLang()} media={useDrawing().shown.media} />;
}

const TONES = { primary: 'accent', soft: 'soft', line: 'line' } as const;

function Buttons({
  buttons,
  align,
}: {
  buttons: ViewProps<'buttons'>['props']['buttons'];
  align?: 'start' | 'center';
}) {
  return (
    <div className={blockLayout({ align: align ?? 'start' }).buttons}>
      {placed(buttons).map(([key, one]) =>
        one.label === '' || one.href === '' ? null : (
          <LinkButton key={key} tone={TONES[one.tone]} href={one.href}>
            {one.label}
          </LinkButton>
        ),
      )}
    </div>
  );
}

export function ButtonsBlock({ props }: ViewProps<'buttons'>) {
  return <Buttons buttons={props.buttons} align={props.align} />;
}

export function CallBlock({ props }: ViewProps<'call'>) {
  const classes = invite();
  return (
    <div className={classes.root} lang={useBlockLang()}>
      <div className={classes.head}>
        <h2 className={classes.title}>{props.title}</h2>
      </div>
      {props.text === '' ? null : <p className={classes.text}>{props.text}</p>}
      {props.buttons.length === 0 ? null : (
        <div className={classes.action}>
          <Buttons buttons={props.buttons} />
        </div>
      )}
    </div>
  );
}

export function FaqBlock({ props }: ViewProps<'faq'>) {
  const { shown } = useDrawing();
  const lang = useBlockLang();
  return (
    <div lang={lang}>
      <BlockTitle title={props.title} />
      {placed(props.items).map(([key, { question, answer }]) => (
        <Accordion key={key} title={question} headingLevel={props.title === '' ? 2 : 3}>
          <RichTextView text={answer} lang={lang} media={shown.media} />
        </Accordion>
      ))}
    </div>
  );
}

export function HtmlBlock({ props }: ViewProps<'html'>) {
  const { Html } = useDrawing().parts;
  return (
    <div lang={useBlockLang()}>
      <Html code={props.code} className={`${prose()} ${blockLayout().html}`} />
    </div>
  );
}

export function NoticeBlock({ props }: ViewProps<'notice'>) {
  return (
    <div lang={useBlockLang()}>
      <Note tone={props.tone} {...(props.title === '' ? {} : { title: props.title })}>
        {props.text}
      </Note>
    </div>
  );
}
