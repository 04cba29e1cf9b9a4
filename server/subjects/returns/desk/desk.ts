/**
 * The desk for returns: handled by hand through the services of the back office (`npm run returns`). Whoever may run
 * commands of the shop may do everything here.
 */
import { RMA_STATUSES } from '#core/domain/returns/rma-status.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { instantIn } from '#server/platform/mail/mail-format.ts';
import { deskArguments, DeskError, type DeskArguments } from '#server/subjects/orders/desk/desk-arguments.ts';
import { refusalWords } from '#server/subjects/orders/desk/desk-words.ts';
import { REFUND_METHODS } from '#core/domain/order/refund-method.ts';
import { RMA_STATUS_WORDS } from '#server/subjects/returns/mails/status-words.ts';
import { moveRma, type RmaStep } from '#server/subjects/returns/service/move-rma.ts';
import type { ReceivedUnits } from '#server/subjects/returns/service/receive-units.ts';
import { refundReturn } from '#server/subjects/returns/service/refund-return.ts';
import { withRma, type Rma, type RmaDeps, type RmaWork } from '#server/subjects/returns/service/rma-work.ts';
import { writeShopMessage } from '#server/subjects/returns/service/write-message.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

import { listReturns, showReturn } from './desk-reading.ts';

export const RETURN_USAGE = `npm run returns -- list [état]
npm run returns -- show <numéro>
npm run returns -- process <numéro>
npm run returns -- accept <numéro>
npm run returns -- receive <numéro> [<référence>=<quantité> …] [--no-restock]
npm run returns -- refund <numéro> [--shipping] [--method=provider|transfer|store_credit|manual]
npm run returns -- parcel <numéro> --carrier=<transporteur> [--track=<suivi>]
npm run returns -- solve <numéro>
npm run returns -- refuse <numéro> --reason=<motif>
npm run returns -- message <numéro> <texte> [--internal]`;

export type ReturnDeskDeps = RmaDeps & Pick<ShopTools, 'shopEmail'>;

interface DeskStep {
  readonly options: readonly string[];
  readonly run: (deps: ReturnDeskDeps, work: RmaWork, rma: Rma, typed: DeskArguments) => Promise<unknown>;
}

/** A step that is one move of the table. */
const moving = (
  options: readonly string[],
  step: (deps: ReturnDeskDeps, work: RmaWork, rma: Rma, typed: DeskArguments) => RmaStep | Promise<RmaStep>,
): DeskStep => ({
  options,
  run: async (deps, work, rma, typed) => moveRma(work, rma, await step(deps, work, rma, typed)),
});

/** Units of the parcel by line: those typed, or all that were announced. */
async function counted(
  { trx }: RmaWork,
  rma: Rma,
  { units, options }: DeskArguments,
): Promise<Record<string, ReceivedUnits>> {
  const lines = await trx
    .selectFrom('rma_line')
    .innerJoin('sale_order_line as l', 'l.id', 'rma_line.order_line_id')
    .select(['l.uuid', 'l.sku', 'rma_line.quantity'])
    .where('rma_id', '=', rma.id)
    .execute();
  const unknown = [...units.keys()].find((sku) => !lines.some((line) => line.sku === sku));
  if (unknown !== undefined) throw new DeskError(`Le retour ne contient pas ${unknown}.`);
  const restock = !options.has('no-restock');
  return Object.fromEntries(
    lines.map(({ uuid, sku, quantity }) => {
      const count = units.size === 0 ? quantity : (units.get(sku) ?? 0);
      return [uuid, { received: count, accepted: count, restock }];
    }),
  );
}

function methodIn({ options }: DeskArguments) {
  const typed = options.get('method');
  const method = REFUND_METHODS.find((one) => one === typed);
  if (typed !== undefined && method === undefined) throw new DeskError(`Moyen de remboursement inconnu : ${typed}.`);
  return method;
}

const STEPS: Readonly<Record<string, DeskStep>> = {
  process: moving([], () => ({ to: 'processing' })),
  accept: moving([], () => ({ to: 'awaiting_return' })),
  receive: moving(['no-restock'], async (_deps, work, rma, typed) => ({
    to: 'returned',
    received: await counted(work, rma, typed),
  })),
  refund: moving(['shipping', 'method'], ({ shopEmail }, _work, _rma, typed) => ({
    to: 'refunded',
    refund: refundReturn({ shopEmail, method: methodIn(typed), withShipping: typed.options.has('shipping') }),
  })),
  parcel: moving(['carrier', 'track'], (_deps, _work, _rma, { options }) => {
    const carrier = options.get('carrier') ?? '';
    if (carrier === '') throw new DeskError(RETURN_USAGE);
    return { to: 'new_parcel_sent', parcel: { carrier, trackNumber: options.get('track') || null } };
  }),
  solve: moving([], () => ({ to: 'solved' })),
  refuse: moving(['reason'], (_deps, _work, _rma, { options }) => {
    const reason = options.get('reason') ?? '';
    if (reason === '') throw new DeskError('Un refus a un motif : --reason=<motif>.');
    return { to: 'refused', reason };
  }),
  message: {
    options: ['internal'],
    run: async ({ ids }, work, rma, { words, options }) => {
      const message = words.join(' ').trim();
      if (message === '') throw new DeskError(RETURN_USAGE);
      await writeShopMessage(work, rma, { uuid: ids.uuid(), message, isInternal: options.has('internal') });
    },
  },
};

/**
 * Does what was typed and says what became of it.
 * @throws DeskError with a sentence for whoever typed it
 */
export async function runReturnDesk(
  deps: ReturnDeskDeps,
  typed: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const [command = '', ...rest] = typed;
  if (command === 'list') {
    const status = RMA_STATUSES.find((one) => one === rest[0]);
    if (rest[0] !== undefined && status === undefined) throw new DeskError(`État inconnu : ${rest[0]}.`);
    return listReturns(deps.db, status);
  }
  const step = Object.hasOwn(STEPS, command) ? STEPS[command] : undefined;
  const [number, ...more] = rest;
  if (number === undefined || (step === undefined && command !== 'show')) throw new DeskError(RETURN_USAGE);
  const found = await deps.db.selectFrom('rma').select('uuid').where('number', '=', number).executeTakeFirst();
  if (found === undefined) throw new DeskError(`Aucun retour ne porte le numéro ${number}.`);
  if (step === undefined) return showReturn(deps.db, found.uuid);
  const given = deskArguments(more, step.options);
  try {
    await withRma(deps, { uuid: found.uuid, now, by: 'admin' }, (work, rma) => step.run(deps, work, rma, given));
  } catch (error) {
    if (error instanceof Refusal) {
      if (error.code === 'order.notAllowed') throw new DeskError('L’état du retour ne le permet pas.');
      throw new DeskError(refusalWords(error.code, error.data));
    }
    throw error;
  }
  const after = await deps.db
    .selectFrom('rma')
    .select(['status', 'deadline_at'])
    .where('uuid', '=', found.uuid)
    .executeTakeFirstOrThrow();
  const until = after.deadline_at === null ? '' : ` (jusqu’au ${instantIn('fr_FR', after.deadline_at)})`;
  return [`Retour ${number} : ${RMA_STATUS_WORDS[after.status][0]}${until}.`];
}
