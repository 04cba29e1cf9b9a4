import type { MailTemplates } from '#server/platform/mail/template.ts';

import { cancellationAsked, orderCanceledCustomer, orderCanceledShop } from './cancellation-mails.ts';
import { orderCommentCustomer, orderCommentedShop } from './comment-mails.ts';
import { invoiceIssued, invoiceOverdue, refundMade, refundMadeShop } from './document-mails.ts';
import { orderPlacedCustomer, orderPlacedShop } from './order-placed.ts';
import { paymentConfirmed, paymentFailed, transferAwaited, transferReminder } from './payment-mails.ts';
import { shipmentAssigned, shipmentDelivered, shipmentReady, shipmentSent } from './shipment-mails.ts';

export const ORDER_MAILS = {
  'order.placed.customer': orderPlacedCustomer,
  'order.placed.shop': orderPlacedShop,
  'order.transfer': transferAwaited,
  'order.reminder': transferReminder,
  'order.paid': paymentConfirmed,
  'order.payment-failed': paymentFailed,
  'order.canceled.customer': orderCanceledCustomer,
  'order.canceled.shop': orderCanceledShop,
  'order.cancellation.shop': cancellationAsked,
  'order.commented.shop': orderCommentedShop,
  'order.comment.customer': orderCommentCustomer,
  'invoice.issued': invoiceIssued,
  'invoice.overdue': invoiceOverdue,
  'shipment.sent': shipmentSent,
  'shipment.ready': shipmentReady,
  'shipment.delivered': shipmentDelivered,
  'shipment.assigned': shipmentAssigned,
  'refund.made': refundMade,
  'refund.made.shop': refundMadeShop,
} as const satisfies MailTemplates;
