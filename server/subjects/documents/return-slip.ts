/** The slip that goes into the returned parcel (domain 6.2): the bar code holds the number of the return. */
import { say } from '#server/platform/mail/mail-format.ts';
import { block, CONTENT_WIDTH, ensure, PAGE, type Flow } from '#server/platform/pdf/flow.ts';
import { INK, STRONG_LINE } from '#server/platform/pdf/palette.ts';
import { outline, rule } from '#server/platform/pdf/shapes.ts';
import { artifact, content, element } from '#server/platform/pdf/structure.ts';
import { drawCode128 } from '#server/platform/pdf/symbols.ts';
import { table } from '#server/platform/pdf/table.ts';
import { BODY, LABEL, SMALL, STRONG, type TextStyle } from '#server/platform/pdf/text.ts';

import { note } from './blocks/notes.ts';
import { parties, recipientColumn } from './blocks/parties.ts';
import { issuedOn, renderSheet } from './blocks/sheet.ts';
import type { RenderOptions } from './blocks/sheet-definition.ts';
import { addressLines, dayIn, quantityIn } from './blocks/words.ts';
import type { RenderedDocument } from './models/document.ts';
import type { ReturnSlipModel } from './models/slips.ts';

export function renderReturnSlip(model: ReturnSlipModel, options?: RenderOptions): Promise<RenderedDocument> {
  const { locale, returnTo } = model;
  return renderSheet(
    {
      head: model,
      title: say(locale, 'Bon de retour', 'Return slip'),
      slug: say(locale, 'bon-de-retour', 'return-slip'),
      facts: [
        [say(locale, 'Date', 'Date'), dayIn(locale, issuedOn(model))],
        [say(locale, 'Commande', 'Order'), model.orderNumber],
        [
          say(locale, 'À renvoyer avant le', 'Send before'),
          model.sendBefore === null ? null : dayIn(locale, model.sendBefore),
        ],
      ],
      body: (flow) => {
        parties(flow, [
          recipientColumn(locale, model.sender, say(locale, 'Expéditeur', 'Sender')),
          {
            label: say(locale, 'Renvoyer à', 'Return to'),
            name: returnTo.name,
            lines: addressLines(locale, returnTo.address),
          },
        ]);
        table(
          flow,
          [
            { title: say(locale, 'Article', 'Product') },
            { title: say(locale, 'Motif', 'Reason'), width: 190 },
            { title: say(locale, 'Qté', 'Qty'), width: 34, align: 'right' },
          ],
          model.lines.map((line) => [
            [
              [line.name, STRONG],
              [say(locale, `Réf. ${line.reference}`, `Ref. ${line.reference}`), SMALL],
            ],
            line.reason,
            quantityIn(locale, line.quantity),
          ]),
        );
        flow.y += 18;
        note(flow, say(locale, 'Comment faire', 'What to do'), steps(model));
        label(flow, model);
      },
    },
    options,
  );
}

function steps({ locale, isPrepaid, policy }: ReturnSlipModel): string[] {
  return [
    say(
      locale,
      '1. Emballez les articles dans leur emballage d’origine, avec leurs accessoires.',
      '1. Pack the products in their original packaging, with their accessories.',
    ),
    say(
      locale,
      '2. Découpez l’étiquette ci-dessous le long du trait et collez-la sur le colis ; glissez le haut de cette page à l’intérieur.',
      '2. Cut out the label below along the line and stick it on the parcel; put the top of this page inside.',
    ).replace(' ;', '\u202f;'),
    isPrepaid
      ? say(
          locale,
          '3. Déposez le colis : le port est déjà payé.',
          '3. Drop off the parcel: postage is already paid.',
        ).replace(' :', '\u202f:')
      : say(
          locale,
          '3. Envoyez le colis par le transporteur de votre choix et gardez la preuve de dépôt.',
          '3. Send the parcel with the carrier of your choice and keep the proof of posting.',
        ),
    ...(policy === null ? [] : [policy]),
  ];
}

const NUMBER: TextStyle = { face: 'title', size: 14, lead: 20, colour: INK, tabular: true };
const HEIGHT = 150;

/** The label to cut out: address on the left, bar code on the right. */
function label(flow: Flow, { locale, number, returnTo }: ReturnSlipModel): void {
  const { pdf } = flow;
  ensure(flow, HEIGHT + 16);
  const top = flow.y + 12;
  const box = { x: PAGE.left + 0.5, y: top + 12, width: CONTENT_WIDTH - 1, height: HEIGHT - 12 };
  artifact(pdf, () => {
    rule(pdf, top, { colour: STRONG_LINE, dashed: true });
    outline(pdf, box, INK, 6, 1.2);
  });
  const inner = box.x + 16;
  block(
    pdf,
    [
      [say(locale, 'Destinataire', 'Recipient'), { ...LABEL, lead: 15 }],
      [returnTo.name, { ...STRONG, size: 12, lead: 17 }],
      ...addressLines(locale, returnTo.address).map((line): readonly [string, TextStyle] => [
        line,
        { ...BODY, size: 11, lead: 16 },
      ]),
    ],
    { x: inner, y: box.y + 14, width: 200 },
  );
  const bars = { x: box.x + box.width - 16 - 236, y: box.y + 20, width: 236, height: 62 };
  const alt = say(locale, `Code-barres du retour ${number}`, `Bar code of return ${number}`);
  element(pdf, pdf.root, 'Figure', (self) => content(pdf, self, 'Figure', () => drawCode128(pdf, number, bars)), {
    alt,
  });
  block(pdf, [[number, NUMBER]], { x: bars.x, y: bars.y + bars.height + 8, width: bars.width, align: 'center' });
  flow.y = box.y + box.height + 12;
}
