import { createContext, use } from 'react';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** What turns an address into a link. The application gives its router's; without one it is a plain anchor. */
export type RenderLink = (props: LinkProps) => ReactNode;

// eslint-disable-next-line jsx-a11y/anchor-has-content -- the content arrives with the props
const plain: RenderLink = (props) => <a {...props} />;

const LinkContext = createContext<RenderLink>(plain);

/** Every link of this room goes through the given renderer, so that the router can follow and preload it. */
export function LinkProvider({ render, children }: { render: RenderLink; children: ReactNode }) {
  return <LinkContext value={render}>{children}</LinkContext>;
}

/** A link of the interface: a real `<a href>` that works before any script. */
export function Link(props: LinkProps) {
  return use(LinkContext)(props);
}
