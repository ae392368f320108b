import {
  correctBill,
  issueCreditNote,
  voidBill,
} from '@bhoj/domain/billing/corrections/corrections.contract';
import { openPortions } from '@bhoj/domain/billing/bill/portions';
import { billOf, dueOf } from '@bhoj/domain/billing/settle/running-bill';
import {
  correctPayment,
  returnPayment,
  setComplimentary,
  setDiscount,
  settleBill,
} from '@bhoj/domain/billing/settle/settlement.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import type { Payment, PaymentMethod } from '@bhoj/domain/billing/documents/invoice';
import type { Random } from '../../../demo/random.ts';
import { ALWAYS_STORED, calling } from '../act.ts';
import { captainOrOwner, oneOf, openOrders } from '../world.ts';
import type { Plan, Planned } from '../act.ts';
import type { Live, World } from '../world.ts';

const METHODS = ['cash', 'upi', 'card', 'other'] as const;

function tender(random: Random, method: PaymentMethod, amount: number): Payment {
  const tip = random.chance(0.2) ? 20_00 : 0;
  const change = method === 'cash' && random.chance(0.3) ? 100_00 : 0;
  return {
    method,
    amountPaise: paise(amount),
    receivedPaise: paise(amount + tip + change),
    tipPaise: paise(tip),
    name: method === 'other' ? 'Voucher' : '',
  };
}

/** An amount in one payment or, now and then, in two. */
function tenders(random: Random, amount: number): Payment[] {
  const first = random.chance(0.25) ? random.int(0, amount) : amount;
  const parts = first === amount ? [amount] : [first, amount - first];
  return parts.map((part) => tender(random, random.pick(METHODS), part));
}

function settling(
  world: World,
  random: Random,
  { id, order }: Live,
  what: { portions: Record<string, number> | null; payments: Payment[] },
): Planned {
  const requestId = newId();
  const handed = what.payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const input = {
    orderId: id,
    requestId,
    seenRounds: Math.max(1, Object.keys(order.rounds).length),
    ...what,
  };
  const by = captainOrOwner(random, world.place);
  return calling(settleBill, by, input, {
    ...ALWAYS_STORED,
    learn: (ledger, { invoice }) => {
      ledger.paid.set(requestId, handed);
      if (invoice === null) return;
      const portions = invoice.bill.lines.map(({ quantity }) => quantity);
      const { invoiceId } = invoice;
      const { method, name } = what.payments[0] ?? { method: 'cash', name: '' };
      ledger.issued.set(invoiceId, { invoiceId, orderId: id, portions, paid: { method, name }, by });
    },
  });
}

const isToPay = ({ order }: Live): boolean => Object.keys(openPortions(order)).length > 0;

const dueNow = (world: World, on: Live, portions: Record<string, number> | null) =>
  Math.max(0, dueOf(on.money, billOf(on, world.place.restaurant, portions)).duePaise);

/** Pays all that is due on this order. */
export const settleWhole = (world: World, random: Random, on: Live): Planned =>
  settling(world, random, on, { portions: null, payments: tenders(random, dueNow(world, on, null)) });

export const settle: Plan = (world, random) => {
  const on = oneOf(random, openOrders(world).filter(isToPay));
  return on && settleWhole(world, random, on);
};

/** Bills some portions separately. */
export const settlePart: Plan = (world, random) => {
  const on = oneOf(random, openOrders(world).filter(isToPay));
  if (on === null) return null;
  const chosen = Object.entries(openPortions(on.order)).filter(() => random.chance(0.5));
  if (chosen.length === 0) return null;
  const portions = Object.fromEntries(chosen.map(([id, most]) => [id, random.int(1, most)]));
  return settling(world, random, on, { portions, payments: tenders(random, dueNow(world, on, portions)) });
};

/** Pays a part of the amount due, or by mistake more than that. */
export const payTowards: Plan = (world, random) => {
  const on = oneOf(random, openOrders(world).filter(isToPay));
  if (on === null) return null;
  const due = dueNow(world, on, null);
  const amount = random.chance(0.1) ? due + 1_00 : random.int(1, Math.max(1, due - 1));
  return settling(world, random, on, { portions: null, payments: tenders(random, amount) });
};

export const discount: Plan = (world, random) => {
  const on = oneOf(random, openOrders(world));
  if (on === null) return null;
  const given = random.chance(0.5)
    ? { kind: 'percent' as const, value: random.pick([500, 1_000, 3_333, 10_000]) }
    : { kind: 'amount' as const, value: random.int(1, 300_00) };
  const covers = random.pick(['everything', 'food'] as const);
  const input = {
    orderId: on.id,
    requestId: newId(),
    discount: random.chance(0.2) ? null : { ...given, covers, reason: 'Regular guest' },
  };
  return calling(setDiscount, captainOrOwner(random, world.place), input);
};

/** Makes some open lines complimentary, or charges for them again. */
export const compliment: Plan = (world, random) => {
  const on = oneOf(random, openOrders(world).filter(isToPay));
  if (on === null) return null;
  const portions = openPortions(on.order);
  const open = Object.keys(portions);
  const some = open.filter(() => random.chance(0.3));
  const reason = random.chance(0.3) ? null : 'Birthday';
  const lineIds = some.length === 0 ? open.slice(0, 1) : some;
  const fewer = lineIds.filter((id) => Object.hasOwn(on.order.lines, id) && random.chance(0.5));
  const input = {
    orderId: on.id,
    requestId: newId(),
    lineIds,
    ...(fewer.length > 0 && {
      portions: Object.fromEntries(fewer.map((id) => [id, random.int(1, portions[id] ?? 1)])),
    }),
    reason,
  };
  return calling(setComplimentary, captainOrOwner(random, world.place), input);
};

export const giveBack: Plan = (world, random) => {
  const held = world.live.flatMap(({ id, money }) => money.payments.map((payment) => ({ id, payment })));
  const one = oneOf(random, held);
  if (one === null) return null;
  const given = { method: random.pick(['cash', 'upi'] as const), name: '' };
  const input = { orderId: one.id, paymentId: one.payment.id, given, reason: 'Another guest pays' };
  return calling(returnPayment, captainOrOwner(random, world.place), input);
};

export const declareVoid: Plan = ({ ledger, place }, random) => {
  const document = oneOf(random, [...ledger.issued.values()].slice(-12));
  if (document === null) return null;
  const { invoiceId } = document;
  const input = { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: random.chance(0.6) };
  return calling(voidBill, place.owner, input, {
    ...ALWAYS_STORED,
    learn: () => ledger.voided.add(invoiceId),
  });
};

export const credit: Plan = ({ ledger, place }, random) => {
  const document = oneOf(random, [...ledger.issued.values()]);
  if (document === null) return null;
  const { invoiceId, portions: lines } = document;
  const chosen = lines.map((quantity, n): [string, number] => [String(n), random.int(1, quantity)]);
  const some = chosen.filter(() => random.chance(0.6));
  const input = {
    invoiceId,
    requestId: newId(),
    portions: Object.fromEntries(some.length === 0 ? chosen : some),
    reason: 'Came cold',
    refund: { method: random.pick(['cash', 'upi'] as const), name: '' },
  };
  return calling(issueCreditNote, place.owner, input, ALWAYS_STORED);
};

/** Corrects the price or the rate of a line; now and then the new value equals the old one. */
export const putRight: Plan = ({ ledger, place }, random) => {
  const document = oneOf(random, [...ledger.issued.values()]);
  if (document === null) return null;
  const { invoiceId, portions } = document;
  const line = random.int(0, portions.length - 1);
  const right = random.chance(0.3)
    ? { line, what: 'rate' as const, to: random.pick([500, 1800]) }
    : { line, what: 'price' as const, to: random.int(1, 400_00) };
  const tender = { method: random.pick(['cash', 'upi'] as const), name: '' };
  const input = { invoiceId, requestId: newId(), right, reason: 'Old menu', tender };
  return calling(correctBill, place.owner, input, ALWAYS_STORED);
};

/**
 * Corrects the method of a bill's first payment, as the person who took it or the owner would. Now and then the method
 * is already that one, another captain asks, or the screen is out of date.
 */
export const enterRightly: Plan = (world, random) => {
  const document = oneOf(random, [...world.ledger.issued.values()].slice(-12));
  if (document === null) return null;
  const named = (method: PaymentMethod) => ({ method, name: method === 'other' ? 'Voucher' : '' });
  const from = random.chance(0.2) ? named(random.pick(METHODS)) : document.paid;
  const to = named(random.pick(METHODS));
  const input = {
    invoiceId: document.invoiceId,
    requestId: newId(),
    payment: 0,
    from,
    to,
    reason: 'Mistyped',
  };
  const { owner, captains } = world.place;
  return calling(correctPayment, random.pick([owner, document.by, random.pick(captains)]), input);
};
