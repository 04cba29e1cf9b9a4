/** Blocks and rich text as a document holds them: bounded first, so that judging them can cost no more than that. */
import * as v from 'valibot';
import type { Block } from '#core/domain/blocks/block.ts';
import { problemsOf } from '#core/domain/blocks/check.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import type { RichText } from '#core/domain/text/rich-text.ts';
import { isBoundedJson } from '#core/contract/cms/bounded-json.ts';

/** Of one language of a document: characters of its JSON, levels and values. */
const BOUNDS = { depth: 40, values: 60_000 };
const MOST_CHARACTERS = 400_000;

const isBounded = (value: unknown): boolean =>
  Array.isArray(value) && isBoundedJson(value, BOUNDS) && JSON.stringify(value).length <= MOST_CHARACTERS;

/** Judged by what each block says of its fields; a wrong value is named by its place. */
export const blocks = v.pipe(
  v.custom<readonly Block[]>(isBounded, 'value.invalid'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    for (const { path, code } of problemsOf(value)) {
      const [first, ...rest] = path.map((key) => ({
        type: 'unknown' as const,
        origin: 'value' as const,
        input: value,
        key,
        value,
      }));
      addIssue({ message: code, ...(first === undefined ? {} : { path: [first, ...rest] }) });
    }
  }),
);

/** Read as far as it fits: what no part of the shop knows is left out, a link that leads somewhere dangerous too. */
export const richText = v.pipe(
  v.custom<RichText>(isBounded, 'value.invalid'),
  v.transform((value): RichText => readRichText(value)),
);
