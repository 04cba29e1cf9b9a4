import type { AnchorHTMLAttributes, Ref } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link of the interface: a plain `<a href>` that works before any script. The application turns presses on anchors
 * into navigations in one place (`src/shop/app/navigation/follow-links.ts`), so nothing is wired per link.
 */
export function Link({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}
