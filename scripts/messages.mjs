/** Every sentence is in both catalogues, English is complete, and both are set as their language is. */
import { mkdtempSync, readFileSync, rmSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';

import { englishFaults, entriesOf, frenchFaults } from './messages-wording.mjs';
import { say, step, tool } from './step.mjs';

const folder = 'src/i18n/locales';
const before = join(mkdtempSync(join(tmpdir(), 'shop-messages-')), 'locales');
const text = (base, locale) => readFileSync(join(base, `${locale}.po`), 'utf8').replace(/^"(?:POT|PO)-.*$/gm, '');

cpSync(folder, before, { recursive: true });
const extracted = await step('extracting', ...tool('@lingui/cli/dist/lingui.js', 'extract', '--clean'), {
  quiet: true,
});
const stale = ['fr_FR', 'en_GB', 'later/fr_FR', 'later/en_GB'].filter(
  (locale) => text(before, locale) !== text(folder, locale),
);
cpSync(before, folder, { recursive: true });
rmSync(join(before, '..'), { recursive: true, force: true });
for (const locale of stale)
  say(`${folder}/${locale}.po is not up to date: run "npm run i18n" and translate what is new`);

const compiled = await step('compiling', ...tool('@lingui/cli/dist/lingui.js', 'compile', '--strict'), { quiet: true });
if (!compiled.ok) say('a message has no English translation');

const faults = ['', 'later/'].flatMap((part) =>
  entriesOf(text(folder, `${part}en_GB`)).flatMap(([french, english]) => [
    ...frenchFaults(french).map((fault) => `“${french}” ${fault}`),
    ...englishFaults(french, english).map((fault) => `“${english}” ${fault}`),
  ]),
);
for (const fault of faults) say(fault);
process.exit(extracted.ok && compiled.ok && stale.length === 0 && faults.length === 0 ? 0 : 1);
