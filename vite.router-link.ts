/**
 * The shop's links are plain anchors, followed in one place (`src/app/follow-links.ts`); the router's own link
 * component hangs on every route and would be downloaded for nothing (3.3 kB compressed, measured).
 */
import type { Plugin } from 'vite';

const STUB = `const unused = () => { throw new Error('links are plain anchors: src/app/follow-links.ts') };
export { unused as Link, unused as createLink, unused as linkOptions, unused as useLinkProps };`;

export function withoutRouterLink(): Plugin {
  return {
    name: 'without-router-link',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    load: {
      filter: { id: /@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]link\.js$/ },
      handler: () => STUB,
    },
  };
}
