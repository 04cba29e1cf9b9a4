/** What the menus of this device say, as its editors last wrote them: they stand around every page. */
import { useEffect, useState } from 'react';
import { readBody } from '#core/contract/cms/document-bodies.ts';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { useDocuments } from '#src/admin/store/documents/use-documents.ts';
import { officePerson } from '#src/admin/store/sync/office-person.ts';

/** Texts of the entries at the top of each menu, by its place; a menu whose text is not here is left out. */
export type MenuTexts = Readonly<Record<string, readonly string[]>>;

const isMenu = ({ of, deletedAt }: DocumentHead): boolean => of === 'menu' && deletedAt === null;

export function useMenuTexts(): MenuTexts {
  const menus = useDocuments(isMenu);
  const [texts, setTexts] = useState<MenuTexts>({});
  useEffect(() => {
    if (menus === null) return undefined;
    let isOver = false;
    const read = async (): Promise<void> => {
      const { bodies } = await officePerson();
      const found = await Promise.all(menus.map(async ({ uuid, type }) => [type, await bodies.read(uuid)] as const));
      if (isOver) return;
      setTexts(
        Object.fromEntries(
          found.flatMap(([type, kept]) => {
            const body = kept === null ? null : readBody('menu', kept.body);
            return body === null ? [] : [[type, body.items.map(({ label }) => label.fr_FR)]];
          }),
        ),
      );
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [menus]);
  return texts;
}
