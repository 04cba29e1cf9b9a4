/** What is in the parcels (domain 4.4). No prices: a parcel may be a present. */
import { say } from '#server/platform/mail/mail-format.ts';
import { STRONG, SMALL } from '#server/platform/pdf/text.ts';
import { table } from '#server/platform/pdf/table.ts';

import { note } from './blocks/notes.ts';
import { parties, recipientColumn } from './blocks/parties.ts';
import { issuedOn, renderSheet } from './blocks/sheet.ts';
import type { RenderOptions } from './blocks/sheet-definition.ts';
import { signatureFrame } from './blocks/signature.ts';
import { addressLines, dayIn, kilosIn, quantityIn } from './blocks/words.ts';
import type { RenderedDocument } from './models/document.ts';
import type { DeliverySlipModel } from './models/slips.ts';

export function renderDeliverySlip(model: DeliverySlipModel, options?: RenderOptions): Promise<RenderedDocument> {
  const { locale, sender, isPickUp, recipient } = model;
  const right = (french: string, english: string) => ({
    title: say(locale, french, english),
    width: 62,
    align: 'right' as const,
  });
  return renderSheet(
    {
      head: model,
      title: isPickUp
        ? say(locale, 'Bon de retrait', 'Pick-up slip')
        : say(locale, 'Bon de livraison', 'Delivery slip'),
      slug: isPickUp ? say(locale, 'bon-de-retrait', 'pick-up-slip') : say(locale, 'bon-de-livraison', 'delivery-slip'),
      facts: [
        [say(locale, 'Date', 'Date'), dayIn(locale, issuedOn(model))],
        [say(locale, 'Commande', 'Order'), model.orderNumber],
        [say(locale, 'Commandé le', 'Ordered on'), dayIn(locale, model.orderedOn)],
        [say(locale, 'Transporteur', 'Carrier'), isPickUp ? null : model.carrier],
      ],
      body: (flow) => {
        parties(flow, [
          {
            label: say(locale, 'Expéditeur', 'Sender'),
            name: sender.name,
            lines: [
              model.sourceName,
              ...addressLines(locale, sender.address),
              ...(sender.contact === null ? [] : [sender.contact]),
            ],
          },
          recipientColumn(
            locale,
            recipient,
            isPickUp ? say(locale, 'Retiré par', 'Picked up by') : say(locale, 'Destinataire', 'Recipient'),
          ),
        ]);
        table(
          flow,
          [
            { title: say(locale, 'Désignation', 'Description') },
            right('Commandé', 'Ordered'),
            right('Dans cet envoi', 'In this delivery'),
            right('Reste à livrer', 'Still to come'),
          ],
          model.lines.map((line) => [
            [
              [line.name, STRONG],
              [say(locale, `Réf. ${line.reference}`, `Ref. ${line.reference}`), SMALL],
              ...line.details.map((detail) => [detail, SMALL] as const),
            ],
            quantityIn(locale, line.ordered),
            [[quantityIn(locale, line.shipped), { ...STRONG, tabular: true }]],
            line.remaining === 0 ? '–' : quantityIn(locale, line.remaining),
          ]),
        );
        flow.y += 18;
        note(flow, say(locale, 'Colis', 'Parcels'), parcelLines(model), SMALL);
        note(
          flow,
          say(locale, 'À la réception', 'On receipt'),
          [
            say(
              locale,
              'Vérifiez le contenu devant le livreur. S’il manque un article ou s’il est abîmé, notez-le sur le bordereau du transporteur et écrivez-nous sous trois jours.',
              'Check the contents in front of the driver. If something is missing or damaged, note it on the carrier’s slip and write to us within three days.',
            ),
          ],
          SMALL,
        );
        if (isPickUp) {
          signatureFrame(flow, say(locale, 'Remis en main propre', 'Handed over'), [
            say(locale, 'Date, nom et signature\u202f:', 'Date, name and signature:'),
          ]);
        }
      },
    },
    options,
  );
}

function parcelLines({ locale, parcels }: DeliverySlipModel): string[] {
  return parcels.map(({ trackNumber, weight }, index) => {
    const place = say(locale, `Colis ${index + 1} sur ${parcels.length}`, `Parcel ${index + 1} of ${parcels.length}`);
    return [place, weight === null ? null : kilosIn(locale, weight), trackNumber].filter(Boolean).join(' · ');
  });
}
