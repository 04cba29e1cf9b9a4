/**
 * Rules of .dependency-cruiser.cjs that look at nothing: a pattern to which no file answers forbids nothing, and stays
 * green. Every alternative of a pattern is looked at by itself, since one that matches hides another that does not.
 */

/** What a pattern says with each of its `(?:a|b)` decided: one pattern for every way through it. */
export function alternativesOf(pattern) {
  const start = pattern.indexOf('(?:');
  if (start === -1) return [pattern];
  const [parts, end] = groupAt(pattern, start + 3);
  const [before, after] = [pattern.slice(0, start), pattern.slice(end + 1)];
  return parts.flatMap((part) => alternativesOf(`${before}${part}${after}`));
}

/** The alternatives of the group that begins here, and where it ends. */
function groupAt(pattern, start) {
  const parts = [];
  let [depth, from] = [0, start];
  for (let at = start; ; at++) {
    const sign = pattern[at];
    if (sign === undefined) throw new Error(`a group of ${pattern} has no end`);
    if (sign === '\\') at++;
    else if (sign === '(') depth++;
    else if (sign === ')' && depth > 0) depth--;
    else if (depth === 0 && (sign === '|' || sign === ')')) {
      parts.push(pattern.slice(from, at));
      from = at + 1;
      if (sign === ')') return [parts, at];
    }
  }
}

/**
 * @param files paths of what was read, from the root
 * @returns rules with the alternatives of their `from` that match none of them
 */
export function idleRules(rules, files) {
  return rules.flatMap(({ name, from: { path, pathNot } }) => {
    if (path === undefined) return [];
    const read = pathNot === undefined ? files : files.filter((file) => !new RegExp(pathNot).test(file));
    const idle = alternativesOf(path).filter((one) => !read.some((file) => new RegExp(one).test(file)));
    return idle.map((one) => `${name} looks at nothing by ${one}`);
  });
}
