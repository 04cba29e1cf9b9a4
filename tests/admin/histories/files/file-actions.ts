/** What somebody does with photos, and what becomes of the tabs that send them. */
import fc from 'fast-check';

/** One part, several, more than the shop takes, and what the shop finds to be no picture. */
export type PhotoSort = 'small' | 'long' | 'large' | 'false';

interface InTab {
  readonly device: number;
  readonly tab: number;
}

export type FileAction =
  | (InTab & { readonly do: 'photo'; readonly sort: PhotoSort; readonly isForDocument: boolean })
  | (InTab & { readonly do: 'replace'; readonly file: number })
  | (InTab & { readonly do: 'resend' | 'shrink' | 'giveUp'; readonly nth: number })
  | (InTab & { readonly do: 'pause' | 'resume' | 'sendNow' | 'clearDone' })
  | (InTab & { readonly do: 'tab' | 'killTab' | 'freezeTab' | 'thawTab' });

const nth = fc.nat({ max: 2 });
const of = <T>(weight: number, arbitrary: fc.Arbitrary<T>): fc.WeightedArbitrary<T> => ({ weight, arbitrary });

/** Beside the work at documents. */
export const fileWork = (device: fc.Arbitrary<number>): fc.WeightedArbitrary<FileAction>[] => [
  of(
    8,
    fc.record({
      do: fc.constant('photo'),
      device,
      tab: nth,
      sort: fc.constantFrom<PhotoSort>('small', 'small', 'small', 'long', 'large', 'false'),
      isForDocument: fc.boolean(),
    }),
  ),
  of(3, fc.record({ do: fc.constant('replace'), device, tab: nth, file: fc.nat({ max: 1 }) })),
  of(6, fc.record({ do: fc.constantFrom('resend', 'resend', 'shrink', 'giveUp'), device, tab: nth, nth })),
  of(2, fc.record({ do: fc.constantFrom('pause', 'resume', 'resume', 'sendNow', 'clearDone'), device, tab: nth })),
  of(5, fc.record({ do: fc.constantFrom('tab', 'killTab', 'freezeTab', 'thawTab'), device, tab: nth })),
];

const OF_FILES: readonly string[] = [
  'photo',
  'replace',
  'resend',
  'shrink',
  'giveUp',
  'pause',
  'resume',
  'sendNow',
  'clearDone',
  'tab',
  'killTab',
  'freezeTab',
  'thawTab',
] satisfies FileAction['do'][];

export const isOfFiles = (action: { readonly do: string }): action is FileAction => OF_FILES.includes(action.do);
