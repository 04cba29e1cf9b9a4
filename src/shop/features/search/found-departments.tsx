import { useLingui } from '@lingui/react/macro';
import { columns } from '#styled/recipes';
import { categoryPath } from '#core/contract/pages/paths.ts';
import { markedRanges } from '#src/shop/features/search/marked-ranges.ts';
import type { SearchAnswer } from '#src/shop/features/search/options.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { Cartouche } from '#src/ui/cartouche/cartouche.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { arrowUpRight } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Marked } from '#src/ui/row/marked.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';

/** The departments that hold most of what was found. */
export function FoundDepartments({ categories, text }: Pick<SearchAnswer, 'categories' | 'text'>) {
  const { t } = useLingui();
  const frame = useFrame();
  const format = useFormat();
  const locale = useLocale();
  if (categories.length === 0) return null;
  return (
    <Section title={t`Rayons`}>
      <ul className={columns({ of: 'three' })}>
        {categories.map(({ id, count: hits }) => {
          const category = frame.category(id);
          if (category === undefined) return null;
          const label = wordingOf(category.name, locale).text;
          return (
            <li key={id}>
              <RowLink
                href={categoryPath(category)}
                before={<Icon glyph={arrowUpRight} />}
                title={<Marked text={label} ranges={markedRanges(label, text)} />}
                after={
                  <>
                    <Cartouche area={category.area}>{category.area}</Cartouche>
                    {format.number(hits)}
                  </>
                }
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
