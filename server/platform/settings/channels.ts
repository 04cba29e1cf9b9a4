/** The halves of the shop as the back office keeps them (domain 9). */
import { sql } from 'kysely';

import { isArea, type Area } from '#core/domain/shop/area.ts';
import type { HostPair } from '#core/domain/shop/hosts.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '#core/domain/shop/locale.ts';
import type { Languages } from '#core/contract/shop/init.ts';
import type { Db } from '#server/database/connection.ts';
import type { ShopChannelRow } from '#server/database/tables/shop-tables.ts';

export interface Channel {
  readonly hostname: string | null;
  readonly isClosed: boolean;
  /** Empty: what the settings say. */
  readonly closedText: string;
  readonly allowedIps: readonly string[];
  readonly title: ByLocale;
  readonly description: ByLocale;
  /** Those it offers, and the one of who has chosen none. */
  readonly languages: Languages;
  /** Names of files, where it has its own. */
  readonly logo: string | null;
  readonly favicon: string | null;
}

type ByLocale = { readonly [locale in Locale]?: string };

export type Channels = Readonly<Partial<Record<Area, Channel>>>;

interface Beside {
  /** Codes of the active languages it offers. */
  readonly active: readonly string[];
  readonly logo_file: string | null;
  readonly favicon_file: string | null;
}

type ChannelRecord = Beside & {
  readonly [Name in keyof Omit<ShopChannelRow, 'translations'>]: Name extends 'allowed_ips' | 'locales'
    ? string[]
    : Name extends 'is_maintenance_on'
      ? boolean
      : string | null;
} & { readonly translations: { en_GB?: Readonly<Partial<Record<string, string | null>>> } };

const fileOf = (column: 'logo' | 'favicon') => sql`(
  select f.stored from media_file f where f.uuid = ${sql.ref(`c.${column}`)} and f.type = 'image' and f.deleted_at is null)`;

export async function loadChannels(db: Db): Promise<Channels> {
  const { rows } = await sql<ChannelRecord>`
    select c.*, ${fileOf('logo')} as logo_file, ${fileOf('favicon')} as favicon_file,
      array(select l.code from shop_locale l where l.status and l.uuid = any(c.locales)) as active
    from shop_channel c`.execute(db);
  return Object.fromEntries(
    rows.flatMap((row): [Area, Channel][] => {
      if (!isArea(row.code)) return [];
      const texts = (french: string | null, name: string): ByLocale => ({
        ...(french === null ? {} : { [DEFAULT_LOCALE]: french }),
        ...englishOf(row.translations.en_GB?.[name]),
      });
      return [
        [
          row.code,
          {
            hostname: row.hostname,
            isClosed: row.is_maintenance_on,
            closedText: row.maintenance_text ?? '',
            allowedIps: row.allowed_ips,
            title: texts(row.seo_title, 'seoTitle'),
            description: {
              ...texts(row.description, 'description'),
              ...texts(row.seo_description, 'seoDescription'),
            },
            languages: languagesOf(row),
            logo: row.logo_file,
            favicon: row.favicon_file,
          },
        ],
      ];
    }),
  );
}

/** Of the languages the shop is written in; a half never has none. */
function languagesOf({ active, default_locale: usual }: ChannelRecord): Languages {
  const offered = LOCALES.filter((locale) => active.includes(locale));
  const [first = DEFAULT_LOCALE] = offered;
  return {
    locale: isLocale(usual) && offered.includes(usual) ? usual : first,
    locales: offered.length === 0 ? [DEFAULT_LOCALE] : offered,
  };
}

const englishOf = (text: string | null | undefined): ByLocale =>
  text === null || text === undefined || text === '' ? {} : { en_GB: text };

/** The hosts of both, once each has its own. */
export function hostsOf({ auto, moto }: Channels): readonly HostPair[] {
  if (typeof auto?.hostname !== 'string' || typeof moto?.hostname !== 'string') return [];
  return [{ auto: auto.hostname, moto: moto.hostname }];
}
