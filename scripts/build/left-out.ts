/** Parts of packages that the shop never runs and that no tree shaking finds: downloaded for nothing. */
import type { Plugin } from 'vite';

const LEFT_OUT: readonly { file: RegExp; stub: string }[] = [
  {
    /* links are plain anchors, followed in one place; the router's own hang on every route (3.3 kB compressed) */
    file: /@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]link\.js$/,
    stub: `const unused = () => { throw new Error('links are plain anchors: src/shop/app/navigation/follow-links.ts') };
export { unused as Link, unused as createLink, unused as linkOptions, unused as useLinkProps };`,
  },
  {
    /* the proposals stand where CSS puts them: nothing is placed beside anything (8 kB compressed) */
    file: /@zag-js[\\/]popper[\\/]dist[\\/]get-placement\.mjs$/,
    stub: `export const getPlacement = (beside, placed) => {
  const element = typeof placed === 'function' ? placed() : placed;
  if (element) throw new Error('nothing is placed by script: scripts/build/left-out.ts');
  return () => {};
};`,
  },
];

export function leftOut(): Plugin[] {
  return LEFT_OUT.map(({ file, stub }) => ({
    name: `left-out ${file.source}`,
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    load: { filter: { id: file }, handler: () => stub },
  }));
}
