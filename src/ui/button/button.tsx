import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { button } from '#styled/recipes';
import { Link } from '#src/ui/link/link.tsx';
import type { LinkProps } from '#src/ui/link/link.tsx';

export type ButtonTone = 'accent' | 'ink' | 'line' | 'soft' | 'text' | 'danger' | 'hero';

interface Look {
  tone?: ButtonTone;
  /** 44, 48 or 52 px high at least */
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean;
}

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** the label and the width stay, a broken line runs along the lower edge, presses are ignored */
  loading?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. `type` is `button` unless said otherwise: only a form's main action submits. */
export function Button({
  tone = 'accent',
  size = 'md',
  wide = false,
  loading = false,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true, onClick: (event) => event.preventDefault() } : {})}
      className={joined(button({ tone, size, wide }), className)}
    />
  );
}

export interface LinkButtonProps extends Look, LinkProps {}

/** A link in the shape of a button: it leads somewhere, it changes nothing. */
export function LinkButton({ tone = 'accent', size = 'md', wide = false, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={joined(button({ tone, size, wide }), className)} />;
}

function joined(own: string, given: string | undefined) {
  return given === undefined ? own : `${own} ${given}`;
}
