import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs an entry of the built server in this very process: a second Node would cost its start again. */
export async function runServer(entry, args) {
  // React and the router take their production form at run time only by this name.
  process.env.NODE_ENV ??= 'production';
  const path = join(process.cwd(), 'dist-server', `${entry}.js`);
  process.argv.splice(1, Infinity, path, ...args);
  await import(pathToFileURL(path).href);
}
