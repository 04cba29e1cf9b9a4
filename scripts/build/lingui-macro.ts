import { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

/** Lingui's macros run through Babel, and only in the files that import one. */
export const linguiMacro = defineRolldownBabelPreset({
  preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
  rolldown: { filter: { id: /\/src\/.*\.[jt]sx?(?:$|\?)/, code: /@lingui\/[a-z]+\/macro/ } },
});
