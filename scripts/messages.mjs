/** Every sentence is in both languages, English is complete, and both are set as their language is. */
import { mkdtempSync, readFileSync, rmSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';

import { englishFaults, entriesOf, frenchFaults } from './messages/wording.mjs';
import { say, step, tool } from './step.mjs';

/** The realms' sets; the shop's comes in two parts. */
const folders = ['src/shop/locales', 'src/admin/locales'];
const sets = ['src/shop/locales', 'src/shop/locales/later', 'src/admin/locales'];
const before = mkdtempSync(join(tmpdir(), 'shop-messages-'));
const text = (base, set, locale) =>
  readFileSync(join(base, set, `${locale}.po`), 'utf8').replace(/^"(?:POT|PO)-.*$/gm, '');

for (const folder of folders) cpSync(folder, join(before, folder), { recursive: true });
const extracted = await step('extracting', ...tool('@lingui/cli/dist/lingui.js', 'extract', '--clean'), {
  quiet: true,
});
const stale = sets.flatMap((set) =>
  ['fr_FR', 'en_GB'].filter((locale) => text(before, set, locale) !== text('.', set, locale)).map((one) => [set, one]),
);
for (const folder of folders) cpSync(join(before, folder), folder, { recursive: true });
rmSync(before, { recursive: true, force: true });
for (const [set, locale] of stale)
  say(`${set}/${locale}.po is not up to date: run "npm run i18n" and translate what is new`);

const compiled = await step('compiling', ...tool('@lingui/cli/dist/lingui.js', 'compile', '--strict'), { quiet: true });
if (!compiled.ok) say('a message has no English translation');

const faults = sets.flatMap((set) =>
  entriesOf(text('.', set, 'en_GB')).flatMap(([french, english]) => [
    ...frenchFaults(french).map((fault) => `“${french}” ${fault}`),
    ...englishFaults(french, english).map((fault) => `“${english}” ${fault}`),
  ]),
);
for (const fault of faults) say(fault);
process.exit(extracted.ok && compiled.ok && stale.length === 0 && faults.length === 0 ? 0 : 1);
