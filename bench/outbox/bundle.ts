import { build } from 'vite';

/** The page's side as one script of text, to be run in a page without loading a file. */
export async function bundlePage(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    css: { postcss: {} },
    build: {
      write: false,
      target: 'esnext',
      lib: { entry: 'bench/outbox/page.ts', formats: ['iife'], name: 'outboxBenchPage' },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  const first = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (first === undefined) throw new Error('Vite made no bundle');
  return first.code;
}
