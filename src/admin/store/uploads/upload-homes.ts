/** Where the files of this tab are: on the disk of the device or, those that the disk refused, in the tab alone. */
import type { FileMark, KeptFile, KeptFiles } from '#src/db/kept-file.ts';
import { filesInMemory } from '#src/db/kept-files-memory.ts';

export interface UploadHomes extends Omit<KeptFiles, 'durable' | 'keep'> {
  /** Keeps it where it can be kept. @returns what the disk said against it; null: it is on the disk, or there is none */
  keep(file: KeptFile): Promise<unknown>;
  /** In this tab alone: the shop would not take it as it is. */
  hold(file: KeptFile): Promise<void>;
}

const byAge = (one: { readonly at: string }, other: { readonly at: string }): number => (one.at < other.at ? -1 : 1);

export function uploadHomes(disk: KeptFiles): UploadHomes {
  const tab = filesInMemory();
  const homeOf = async (uuid: string): Promise<KeptFiles> => ((await tab.has(uuid)) ? tab : disk);
  return {
    all: async () => [...(await disk.all()), ...(await tab.all())].toSorted(byAge),
    marks: async () => [...(await disk.marks()), ...(await tab.marks())].toSorted(byAge),
    get: async (uuid) => (await homeOf(uuid)).get(uuid),
    has: async (uuid) => (await tab.has(uuid)) || disk.has(uuid),
    async keep(file) {
      try {
        await disk.keep(file);
      } catch (error) {
        await tab.keep(file);
        return error;
      }
      await tab.drop(file.uuid);
      return null;
    },
    hold: (file) => tab.keep(file),
    async change(uuid, fold) {
      const home = await homeOf(uuid);
      const mark = await home.change(uuid, fold);
      // What the disk still holds is the content before the one that it refused.
      if (home === tab && mark?.state === 'done') await disk.drop(uuid);
      return mark;
    },
    async changeAll(fold) {
      await disk.changeAll(fold);
      await tab.changeAll(fold);
    },
    async rebase(done, made) {
      await disk.rebase(done, made);
      await tab.rebase(done, made);
    },
    async drop(uuid) {
      await tab.drop(uuid);
      await disk.drop(uuid);
    },
    follow(heard) {
      let [onDisk, inTab]: (readonly FileMark[])[] = [[], []];
      const ends = [
        disk.follow((marks) => {
          onDisk = marks;
          heard([...onDisk, ...(inTab ?? [])]);
        }),
        tab.follow((marks) => {
          inTab = marks;
          if (marks.length > 0) heard([...(onDisk ?? []), ...marks]);
        }),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
    close: () => disk.close(),
  };
}
