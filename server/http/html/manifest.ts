import * as v from 'valibot';

const chunk = v.object({
  file: v.string(),
  css: v.optional(v.array(v.string())),
  imports: v.optional(v.array(v.string())),
});

/** Vite's manifest: source module → built chunk. */
export const manifestSchema = v.record(v.string(), chunk);
export type Manifest = v.InferOutput<typeof manifestSchema>;

/**
 * All files that a set of source modules needs before it can run.
 * @throws Error for a module without a chunk: a wrong key must not pass silently
 */
export function filesOf(manifest: Manifest, modules: readonly string[]): { js: string[]; css: string[] } {
  const js = new Set<string>();
  const css = new Set<string>();
  const seen = new Set<string>();
  const walk = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const found = manifest[key];
    if (!found) throw new Error(`no chunk for ${key}`);
    js.add(found.file);
    for (const file of found.css ?? []) css.add(file);
    for (const key of found.imports ?? []) walk(key);
  };
  for (const key of modules) walk(key);
  return { js: [...js], css: [...css] };
}
