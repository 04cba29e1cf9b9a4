import type { Area } from '#core/domain/shop/area.ts';
import { facts } from '#server/platform/mail/facts.ts';
import { switched } from '#server/platform/mail/switched.ts';
import type { MailTemplate, MailTemplates } from '#server/platform/mail/template.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';

import { readLowStock } from './low-stock.ts';

/** Of a long list the emptiest: the rest stands in the back office. */
const MOST = 40;

/** Mail 49 of domain 12, for an area. Null where nothing is running low. */
const lowStock =
  (area: Area): MailTemplate =>
  async (db) => {
    const articles = await readLowStock(db, await settingsIn(db), area);
    const count = articles.length;
    if (count === 0) return null;
    const subject = count === 1 ? '1 produit en stock bas' : `${count} produits en stock bas`;
    const shown = articles.slice(0, MOST);
    const others = count - shown.length;
    return {
      locale: 'fr_FR',
      area,
      subject,
      title: subject,
      parts: [
        {
          kind: 'paragraph',
          text: 'Ces articles arrivent au seuil d’alerte que la boutique a fixé, ou sont épuisés.',
        },
        facts(shown.map(({ sku, name, left }) => [`${name} (${sku})`, `reste ${left}`])),
        ...(others === 0
          ? []
          : [{ kind: 'paragraph', text: others === 1 ? 'Et 1 autre.' : `Et ${others} autres.` } as const]),
      ],
    };
  };

const sent = (area: Area) => switched('emails.general.notifications.low_stock_admin', lowStock(area));

export const STOCK_MAILS = {
  'stock.low.auto': sent('auto'),
  'stock.low.moto': sent('moto'),
} as const satisfies MailTemplates;
