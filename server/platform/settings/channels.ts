/** The halves of the shop as the back office keeps them (domain 9). */
import { isArea, type Area } from '#core/domain/shop/area.ts';
import type { HostPair } from '#core/domain/shop/hosts.ts';
import { DEFAULT_LOCALE, type Locale } from '#core/domain/shop/locale.ts';
import type { Db } from '#server/database/connection.ts';

export interface Channel {
  readonly hostname: string | null;
  readonly isClosed: boolean;
  /** Empty: what the settings say. */
  readonly closedText: string;
  readonly allowedIps: readonly string[];
  readonly title: ByLocale;
  readonly description: ByLocale;
}

type ByLocale = { readonly [locale in Locale]?: string };

export type Channels = Readonly<Partial<Record<Area, Channel>>>;

export async function loadChannels(db: Db): Promise<Channels> {
  const rows = await db.selectFrom('shop_channel').selectAll().execute();
  return Object.fromEntries(
    rows.flatMap((row): [Area, Channel][] => {
      if (!isArea(row.code)) return [];
      const texts = (french: string | null, name: 'seoTitle' | 'seoDescription'): ByLocale => ({
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
            description: texts(row.seo_description, 'seoDescription'),
          },
        ],
      ];
    }),
  );
}

const englishOf = (text: string | null | undefined): ByLocale =>
  text === null || text === undefined || text === '' ? {} : { en_GB: text };

/** The hosts of both, once each has its own. */
export function hostsOf({ auto, moto }: Channels): readonly HostPair[] {
  if (typeof auto?.hostname !== 'string' || typeof moto?.hostname !== 'string') return [];
  return [{ auto: auto.hostname, moto: moto.hostname }];
}
