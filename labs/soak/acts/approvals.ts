import { askApproval, decideApproval } from '@bhoj/domain/approvals/approvals.contract';
import { voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { setDiscount } from '@bhoj/domain/billing/settle/settlement.contract';
import { moveCash } from '@bhoj/domain/cash/tills.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { rupees } from '@bhoj/domain/money/money';
import { calling } from '../act.ts';
import { oneOf, openOrders } from '../world.ts';
import type { Plan } from '../act.ts';
import type { Answer } from '../instances.ts';
import type { AskedAct, Ledger } from '../ledger.ts';

/** A captain asks for a discount above their limit, or for the void of a bill, which captains may not. */
export const ask: Plan = (world, random) => {
  const { place, ledger } = world;
  const by = random.pick(place.captains);
  const on = oneOf(random, openOrders(world));
  const bills = [...ledger.issued.keys()];
  const isVoid = bills.length > 0 && (on === null || random.chance(0.4));
  if (!isVoid && on === null) return null;
  const approvalId = newId();
  const discount = { kind: 'percent', value: 9_000, covers: 'everything', reason: 'Came very late' } as const;
  const asked: AskedAct = isVoid
    ? {
        by,
        call: 'voidBill',
        input: { invoiceId: random.pick(bills), reason: 'Wrong table', billAgain: false },
      }
    : { by, call: 'setDiscount', input: { orderId: on?.id ?? '', discount } };
  const input = { ...asked.input, requestId: newId() };
  const question = { approvalId, call: asked.call, asked: JSON.stringify(input) };
  return calling(askApproval, by, question, {
    isStored: () => true,
    learn: (book) => book.approvals.set(approvalId, asked),
  });
};

/** The owner answers one of the last questions, mostly with yes. */
export const answer: Plan = ({ place, ledger }, random) => {
  const recent = [...ledger.approvals.keys()].slice(-3);
  if (recent.length === 0) return null;
  const allow = random.chance(0.8);
  return calling(decideApproval, place.owner, {
    approvalId: random.pick(recent),
    allow,
    why: allow ? '' : 'Give a dessert',
  });
};

/** A void counts in the ledger, whoever allowed it. */
const voidLearnt = (invoiceId: string) => ({
  learn: (book: Ledger) => void book.voided.add(invoiceId),
});

/** The captain does the act that they asked for, allowed or not; sometimes another captain does it, or with another input. */
const using =
  (call: AskedAct['call']): Plan =>
  ({ place, ledger }, random) => {
    const recent = [...ledger.approvals].filter(([, asked]) => asked.call === call).slice(-3);
    if (recent.length === 0) return null;
    const [approvalId, asked] = random.pick(recent);
    const by = random.chance(0.9) ? asked.by : random.pick(place.captains);
    const ids = { requestId: newId(), approvalId };
    return asked.call === 'voidBill'
      ? calling(voidBill, by, { ...asked.input, ...ids }, voidLearnt(asked.input.invoiceId))
      : calling(setDiscount, by, { ...asked.input, ...ids });
  };

export const discountAllowed = using('setDiscount');
export const voidAllowed = using('voidBill');

/** A captain pays out of an open till what the owner allows at once, at the same counter. */
export const payOut: Plan = ({ place, sessions }, random) => {
  const open = [...sessions].filter(([, { state }]) => state === 'open').map(([id]) => id);
  const sessionId = oneOf(random, open);
  if (sessionId === null) return null;
  const by = random.pick(place.captains);
  const [approvalId, movementId, amountPaise] = [newId(), newId(), rupees(random.int(1, 300))];
  const paying = { sessionId, movementId, kind: 'out', amountPaise, reason: 'Ice', expense: null } as const;
  const question = { approvalId, call: 'moveCash', asked: JSON.stringify(paying) };
  const asking = calling(askApproval, by, question);
  const allowing = calling(decideApproval, place.owner, { approvalId, allow: true, why: '' });
  const act = calling(
    moveCash,
    by,
    { ...paying, approvalId },
    { learn: ({ paidOut }) => void paidOut.set(movementId, { amountPaise, allowedIn: sessionId }) },
  );
  const allowed = async (instance: number): Promise<Answer> => {
    const asked = await asking.once(instance);
    return 'reason' in asked ? asked : allowing.once(instance);
  };
  // The captain asks once; only the payment is repeated.
  let answer: Promise<Answer> | null = null;
  return {
    ...act,
    once: async (instance) => {
      answer ??= allowed(instance);
      const given = await answer;
      return 'reason' in given ? given : act.once(instance);
    },
  };
};
