import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'fr_FR',
  locales: ['fr_FR', 'en_GB'],
  catalogs: [{ path: '<rootDir>/src/i18n/locales/{locale}', include: ['src', 'core'] }],
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'es',
});
