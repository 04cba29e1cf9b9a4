/** The frame every page of the shop stands in, around the page that is written: with its own parts, and nothing to press. */
import { useLingui } from '@lingui/react/macro';
import { createContext, use, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { builder } from '#styled/recipes';
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import { shop } from '#src/admin/store/shop.ts';
import { Brand } from '#src/ui/brand/brand.tsx';
import { AreaSwitch } from '#src/ui/cartouche/area-switch.tsx';
import { Footer } from '#src/ui/frame/footer.tsx';
import { Header } from '#src/ui/frame/header.tsx';
import { MainNav } from '#src/ui/frame/main-nav.tsx';
import { SearchField } from '#src/ui/search-field/search-field.tsx';
import type { MenuTexts } from './use-menu-texts.ts';

/** Links of the frame lead nowhere here. */
const NOWHERE = '#';
const AREA_WORDS: Readonly<Record<Area, string>> = { auto: 'Auto', moto: 'Moto' };
const COLUMNS = ['footer_1', 'footer_2', 'footer_3'] as const;

interface Framed {
  /** Null: of both areas, seen from the first. */
  readonly area: Area | null;
  readonly menus: MenuTexts;
}

/** Null for what stands on no page by itself. */
export const FramedContext = createContext<Framed | null>(null);

const linksOf = (texts: readonly string[] = []) => texts.map((label) => ({ href: NOWHERE, label }));

export function ShopFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const framed = use(FramedContext);
  const { name } = useSnapshot(shop);
  if (framed === null) return children;
  const { menus } = framed;
  const shown = framed.area ?? AREAS[0];
  const departments = linksOf(menus[`header_${shown}`]);
  const titles = {
    footer_1: t`Pied de page, colonne 1`,
    footer_2: t`Pied de page, colonne 2`,
    footer_3: t`Pied de page, colonne 3`,
  };
  const columns = COLUMNS.map((place) => ({ title: titles[place], links: linksOf(menus[place]) }));
  const legal = menus['footer_legal'] ?? [];
  return (
    <div className={builder().framed} data-area={shown}>
      <div inert>
        <Header
          brand={<Brand href={NOWHERE} name={name} label={name} />}
          areas={
            <AreaSwitch
              label={t`Espaces`}
              areas={AREAS.map((area) => ({ area, href: NOWHERE, label: AREA_WORDS[area], current: area === shown }))}
            />
          }
          search={<SearchField label={t`Rechercher`} placeholder={t`Rechercher`} readOnly />}
          actions={[]}
          {...(departments.length === 0 ? {} : { nav: <MainNav label={t`Rayons`} links={departments} /> })}
        />
      </div>
      <div className={builder().body}>{children}</div>
      <div inert>
        <Footer
          columns={columns.filter(({ links }) => links.length > 0)}
          {...(legal.length === 0 ? {} : { legal: legal.join(' · ') })}
        />
      </div>
    </div>
  );
}
