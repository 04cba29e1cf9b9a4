/**
 * A shop in a process of its own, as `server/main.ts` runs it, over a small client: settings from the environment, the
 * folder of the client as its argument, `ready on …` as its last line, stopped by a signal.
 */
import { builtTemplate } from '#server/http/html/template.ts';
import { listStaticFiles } from '#server/http/files/static-files.ts';
import { runShop } from '#server/run-shop.ts';

const [client = ''] = process.argv.slice(2);

await runShop(async () => ({
  template: await builtTemplate(client),
  renderer: { handle: async () => new Response('<p>rien</p>', { status: 404 }), headTags: () => [] },
  files: await listStaticFiles(client),
}));
