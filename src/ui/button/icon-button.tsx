import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { iconButton } from '#styled/recipes';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { LinkProps } from '#src/ui/link/link.tsx';

interface Look {
  glyph: string;
  /** what a screen reader says: the whole action, with its object */
  label: string;
  tone?: 'plain' | 'line' | 'ink' | 'quiet' | 'plate';
  size?: 'md' | 'lg';
  /** a badge, or what replaces the glyph */
  children?: ReactNode;
}

export interface IconButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon, on a target of 44 px. */
export function IconButton({
  glyph,
  label,
  tone = 'plain',
  size = 'md',
  children,
  className,
  ...rest
}: IconButtonProps) {
  const own = iconButton({ tone, size });
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={className === undefined ? own : `${own} ${className}`}
    >
      <Icon glyph={glyph} size={tone === 'ink' || tone === 'quiet' ? 'md' : 'lg'} />
      {children}
    </button>
  );
}

export interface IconLinkProps extends Look, Omit<LinkProps, 'children'> {}

/** A link that shows only an icon. */
export function IconLink({ glyph, label, tone = 'plain', size = 'md', children, ...rest }: IconLinkProps) {
  return (
    <Link aria-label={label} {...rest} className={iconButton({ tone, size })}>
      <Icon glyph={glyph} size="lg" />
      {children}
    </Link>
  );
}
