import { freshMark, type FileMark, type KeptFile, type KeptFiles } from '#src/db/kept-file.ts';

/** Files as `KeptFiles` says, for as long as this tab lives: where the browser or the disk takes none. */
export function filesInMemory(): KeptFiles {
  const rows = new Map<string, KeptFile>();
  const marks = new Map<string, FileMark>();
  const listeners = new Set<(marks: readonly FileMark[]) => void>();
  const tell = (): void => {
    for (const heard of listeners) heard([...marks.values()]);
  };
  return {
    durable: false,
    all: () => Promise.resolve([...rows.values()]),
    marks: () => Promise.resolve([...marks.values()]),
    get: (uuid) => Promise.resolve(rows.get(uuid) ?? null),
    has: (uuid) => Promise.resolve(marks.has(uuid)),
    keep: (file) => {
      rows.set(file.uuid, file);
      marks.set(file.uuid, freshMark(file));
      tell();
      return Promise.resolve();
    },
    change: (uuid, fold) => {
      const before = marks.get(uuid);
      if (before === undefined) return Promise.resolve(null);
      const after = fold(before);
      if (after === before) return Promise.resolve(before);
      marks.set(uuid, after);
      if (after.state === 'done') rows.delete(uuid);
      tell();
      return Promise.resolve(after);
    },
    changeAll: (fold) => {
      for (const [uuid, mark] of marks) marks.set(uuid, fold(mark));
      tell();
      return Promise.resolve();
    },
    rebase: ({ replaces, baseRevId }, { rev, revId }) => {
      for (const [uuid, row] of rows)
        if (row.replaces === replaces && row.baseRevId === baseRevId)
          rows.set(uuid, { ...row, baseRev: rev, baseRevId: revId });
      return Promise.resolve();
    },
    drop: (uuid) => {
      rows.delete(uuid);
      marks.delete(uuid);
      tell();
      return Promise.resolve();
    },
    follow: (heard) => {
      listeners.add(heard);
      heard([...marks.values()]);
      return () => void listeners.delete(heard);
    },
    close: () => {},
  };
}
