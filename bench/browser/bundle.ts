import { build } from 'vite';

/** A page's side as one script of text, to be run in a page without loading another file. */
export async function bundlePage(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    css: { postcss: {} },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'esnext',
      lib: { entry, formats: ['iife'], name: 'benchPage' },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  const first = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (first === undefined) throw new Error('Vite made no bundle');
  return first.code;
}
