/** A copy of the shop's sources to which a managed thing is added as somebody would: a definition, a line, a migration. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const HERE = 'tests/server/resources/brands';
const COPIED = ['core', 'server', 'package.json', 'tsconfig.base.json'];
/** Of the back office, what knows things by their names: its calls, the words and glyphs it draws. */
const DRAWN = [
  'src/admin/api/admin-routes.ts',
  'src/admin/app/layout/page-glyphs.ts',
  'src/admin/features/roles/permission-words.ts',
];

const run = promisify(execFile);

interface Copy {
  readonly folder: string;
  /** What the compiler says of it; empty where it finds nothing. */
  compile(): Promise<string>;
  /** A module of the copy, with the type that it has here. */
  load<Module>(path: string): Promise<Module>;
  remove(): Promise<void>;
}

/** A definition is loaded from where it was put: the copy knows it by its list. */
export async function copyWithBrands(): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-with-brands-'));
  const into = (path: string) => join(folder, path);
  for (const path of [...COPIED, ...DRAWN]) await cp(path, into(path), { recursive: true });
  await cp('src/ui/icon', into('src/ui/icon'), { recursive: true, filter: (path) => !path.endsWith('.tsx') });
  await symlink(join(process.cwd(), 'node_modules'), into('node_modules'));

  await cp(`${HERE}/brands.ts`, into('core/resources/catalogue/brands.ts'));
  await cp(`${HERE}/9999-brands.sql`, into('server/database/migrations/9999-brands.sql'));
  const list = await readFile('core/resources/all.ts', 'utf8');
  const withLine = list
    .replace('import { groupPrices }', "import { brands } from './catalogue/brands.ts';\n$&")
    .replace('\n  groupPrices,', '\n  brands,$&');
  await writeFile(into('core/resources/all.ts'), withLine);

  const lib = ['ES2023', 'DOM', 'DOM.Iterable'];
  const realm = { extends: './tsconfig.base.json', compilerOptions: { lib }, include: ['core', 'src'] };
  await writeFile(into('tsconfig.json'), JSON.stringify(realm));
  return {
    folder,
    compile: () =>
      run('node_modules/.bin/tsc', ['-p', folder]).then(
        () => '',
        (error: unknown) => (error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)),
      ),
    load: <Module>(path: string): Promise<Module> => import(/* @vite-ignore */ into(path)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
