import { isSafeUrl } from '#core/domain/text/safe-url.ts';
import { isUuid } from '#core/domain/text/uuid.ts';
import type { RichBlock, RichSpan, RichText } from '#core/domain/text/rich-text.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function spanOf(value: unknown): RichSpan[] {
  if (!isRecord(value) || typeof value['text'] !== 'string' || value['text'] === '') return [];
  const href = textIn(value['href']);
  return [
    {
      text: value['text'],
      ...(value['strong'] === true ? { strong: true } : {}),
      ...(value['italic'] === true ? { italic: true } : {}),
      ...(href !== '' && isSafeUrl(href) ? { href } : {}),
    },
  ];
}

const spansOf = (value: unknown): RichSpan[] => listIn(value).flatMap(spanOf);

function blockOf(value: unknown): RichBlock[] {
  if (!isRecord(value)) return [];
  switch (value['type']) {
    case 'heading':
      return [{ type: 'heading', level: value['level'] === 3 ? 3 : 2, text: textIn(value['text']) }];
    case 'paragraph':
    case 'note':
    case 'quote':
      return [{ type: value['type'], text: spansOf(value['text']) }];
    case 'list':
      return [{ type: 'list', ordered: value['ordered'] === true, items: listIn(value['items']).map(spansOf) }];
    case 'table':
      return [
        {
          type: 'table',
          head: listIn(value['head']).map(textIn),
          rows: listIn(value['rows']).map((row) => listIn(row).map(textIn)),
        },
      ];
    case 'image': {
      const media = textIn(value['media']).toLowerCase();
      return isUuid(media) ? [{ type: 'image', media, alt: textIn(value['alt']) }] : [];
    }
    default:
      return [];
  }
}

/** What can be read of a rich text, whoever sent it: the parts the shop knows, and links that lead nowhere dangerous. */
export const readRichText = (value: unknown): RichText => listIn(value).flatMap(blockOf);
