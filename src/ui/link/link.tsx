import type { AnchorHTMLAttributes, Ref } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /** Another tab, which learns nothing of this one. */
  opensTab?: boolean;
}

/**
 * A link of the interface: a plain `<a href>` that works before any script. The application turns presses on anchors
 * into navigations in one place (`src/shop/app/navigation/follow-links.ts`), so nothing is wired per link.
 */
export function Link({ children, opensTab = false, ...rest }: LinkProps) {
  return (
    <a {...rest} {...(opensTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </a>
  );
}
