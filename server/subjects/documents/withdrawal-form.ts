/** The withdrawal form in the words of the law (annex to art. R221-1 Code de la consommation), with the order filled in. */
import { say } from '#server/platform/mail/mail-format.ts';
import { paragraph, type Flow } from '#server/platform/pdf/flow.ts';
import { BODY, STRONG, type TextStyle } from '#server/platform/pdf/text.ts';

import { renderSheet } from './blocks/sheet.ts';
import type { RenderOptions } from './blocks/sheet-definition.ts';
import { signatureFrame } from './blocks/signature.ts';
import { addressLines, dayIn, labelled } from './blocks/words.ts';
import type { RenderedDocument } from './models/document.ts';
import type { WithdrawalFormModel } from './models/plain.ts';

const TEXT: TextStyle = { ...BODY, size: 10, lead: 16 };
const LABELLED: TextStyle = { ...STRONG, size: 10, lead: 16 };

export function renderWithdrawalForm(model: WithdrawalFormModel, options?: RenderOptions): Promise<RenderedDocument> {
  const { locale } = model;
  return renderSheet(
    {
      head: model,
      title: say(locale, 'Formulaire de rétractation', 'Withdrawal form'),
      slug: say(locale, 'retractation', 'withdrawal'),
      facts: [[say(locale, 'Commande', 'Order'), model.number]],
      body: (flow) => body(flow, model),
    },
    options,
  );
}

function body(flow: Flow, model: WithdrawalFormModel): void {
  const { locale, seller, customer, goods, orderedOn, receivedOn } = model;
  const only = say(
    locale,
    'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
    'Complete and return this form only if you wish to withdraw from the contract.',
  );
  paragraph(flow, only, { style: TEXT, after: 12 });
  const shop = [seller.name, ...addressLines(locale, seller.address), seller.email].filter(Boolean).join(', ');
  const to = labelled(locale, say(locale, 'À l’attention de', 'To'), shop);
  paragraph(flow, to, { style: LABELLED, after: 12 });
  const notice = say(
    locale,
    'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous\u202f:',
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):',
  );
  paragraph(flow, notice, { style: TEXT, after: 6 });
  for (const name of goods) paragraph(flow, `– ${name}`, { style: LABELLED, after: 2 });
  flow.y += 10;
  const dates = [
    labelled(locale, say(locale, 'Commandé le', 'Ordered on'), dayIn(locale, orderedOn)),
    labelled(
      locale,
      say(locale, 'reçu le', 'received on'),
      receivedOn === null ? '…………………………' : dayIn(locale, receivedOn),
    ),
  ];
  paragraph(flow, dates.join(' / '), { style: TEXT, after: 6 });
  const who = say(locale, 'Nom du (des) consommateur(s)', 'Name of consumer(s)');
  paragraph(flow, labelled(locale, who, customer.name), { style: TEXT, after: 6 });
  const where = say(locale, 'Adresse du (des) consommateur(s)', 'Address of consumer(s)');
  paragraph(flow, labelled(locale, where, addressLines(locale, customer.address).join(', ')), {
    style: TEXT,
    after: 14,
  });
  signatureFrame(
    flow,
    say(locale, 'Date et signature', 'Date and signature'),
    [
      say(
        locale,
        'Signature du (des) consommateur(s), uniquement en cas de notification du présent formulaire sur papier.',
        'Signature of consumer(s), only if this form is notified on paper.',
      ),
    ],
    74,
  );
  paragraph(flow, say(locale, '(*) Rayez la mention inutile.', '(*) Delete as appropriate.'), { style: TEXT });
}
