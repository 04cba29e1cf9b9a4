import { expect, test } from 'vitest';

import { documentPolicy } from '#server/http/secure-headers.ts';

const directives = (policy: string) => policy.split('; ');

test('a shop that people reach over https has nothing of its documents asked for in the open', () => {
  expect(directives(documentPolicy([], { https: true }))).toContain('upgrade-insecure-requests');
});

test('a shop on plain http, as on one’s own machine, still finds its own files', () => {
  expect(documentPolicy([])).not.toContain('upgrade-insecure-requests');
});

test('neither lets a script stand in a document, whatever else the shop shows', () => {
  for (const maps of [false, true])
    for (const https of [false, true]) {
      const scripts = directives(documentPolicy(["sha256-x'"], { maps, https })).find((one) =>
        one.startsWith('script-src'),
      );
      expect(scripts).not.toMatch(/unsafe|nonce|sha256|data:|\*(?:\s|$)/u);
    }
});
