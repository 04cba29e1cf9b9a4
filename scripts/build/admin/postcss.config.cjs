module.exports = { plugins: { '@pandacss/dev/postcss': { configPath: 'scripts/build/admin/panda.config.ts' } } };
