import type { ReactNode } from 'react';
import { empty } from '#styled/recipes';
import { Icon } from '#src/ui/icon/icon.tsx';

export interface EmptyStateProps {
  glyph: string;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 1 | 2;
}

/** Nothing here yet: what it is, what to do. */
export function EmptyState({ glyph, title, text, actions, headingLevel = 2 }: EmptyStateProps) {
  const classes = empty();
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className={classes.root}>
      <Icon glyph={glyph} size="xl" className={classes.icon ?? ''} />
      <Heading className={classes.title}>{title}</Heading>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
