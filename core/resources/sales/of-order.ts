/** What every paper of the sale tells of the order it belongs to. */
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';

export const ofOrder = {
  order: field.reference('Commande', { to: 'orders' }),
  buyer: field.text({ id: 'Commande : Client', message: 'Client' }),
  area: field.choice('Espace', { auto: label('Auto'), moto: label('Moto') }),
} as const;
