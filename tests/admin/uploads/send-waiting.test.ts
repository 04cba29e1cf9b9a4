/** What becomes of a file between its place in the queue and the line (rules S114, S115). */
import { expect, test } from 'vitest';
import { sendWaiting } from '#src/admin/store/uploads/send-waiting.ts';
import { uploadHomes } from '#src/admin/store/uploads/upload-homes.ts';
import { filesInMemory } from '#src/db/kept-files-memory.ts';

const UUID = '11111111-1111-4111-8111-111111111111';

test.each(['given up', 'paused'])(
  'S115 of a file that is %s in another tab as its turn comes, nothing is asked of the shop',
  async (what) => {
    const disk = filesInMemory();
    await disk.keep({
      uuid: UUID,
      fileName: 'train.jpg',
      content: new Blob(['train']),
      folder: null,
      replaces: null,
      size: null,
      at: '2026-01-05T09:00:00.000Z',
    });
    const homes = uploadHomes(disk);
    const asked: string[] = [];
    const round = await sendWaiting({
      call: (name) => {
        asked.push(name);
        return Promise.reject(new Error('nothing is to be sent'));
      },
      homes: {
        ...homes,
        get: async (uuid) => {
          const row = await homes.get(uuid);
          if (what === 'given up') await disk.drop(uuid);
          else await disk.changeAll((mark) => ({ ...mark, state: 'paused' }));
          return row;
        },
      },
      show: () => {},
      isOver: () => false,
      report: () => {},
    });
    expect([asked, round]).toEqual([[], { isFruitful: false, failure: null }]);
  },
);
