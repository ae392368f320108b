/** Goods that come and go back, purchase orders, vendors and their money. */
import { newId } from '@bhoj/domain/kernel/ids';
import { paise, rupees, ZERO } from '@bhoj/domain/money/money';
import { takeMoneyBack, voidMoneyBack } from '@bhoj/domain/stock/buying/money-back.contract';
import { savePurchaseOrder } from '@bhoj/domain/stock/buying/purchase-orders.contract';
import { receiveGoods, sendBack, voidReceipt } from '@bhoj/domain/stock/buying/receipts.contract';
import { payVendor, saveVendor } from '@bhoj/domain/stock/buying/vendors.contract';
import { moveIdOf } from '@bhoj/domain/stock/ledger/new-move';
import { UNITS } from '@bhoj/domain/stock/shape/quantity';
import { DAY, dateOf, HOUR } from '@bhoj/domain/time/ist';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import { calling } from '../../act.ts';
import { VENDORS } from '../../stock/pantry.ts';
import { oneOf } from '../../world.ts';
import { keeperOf } from './kept.ts';
import type { Plan } from '../../act.ts';
import type { Random } from '../../../../demo/random.ts';
import type { World } from '../../world.ts';

type Bill = InputOf<typeof receiveGoods>;
type Line = Bill['lines'][number];

/** Some of an item in its unit, a pack of it, or a unit that a factor leads to; now and then free, or without an amount. */
function lineOf(random: Random, { id, unit, packs, factors = [] }: StockItem): Line {
  const pack = random.chance(0.5) ? oneOf(random, packs) : null;
  const other = random.chance(0.3) ? oneOf(random, factors) : null;
  const isFree = random.chance(0.05);
  const amountPaise = isFree ? ZERO : paise(random.int(1, 90_000));
  return {
    itemId: id,
    amount: random.chance(0.02) ? 0 : random.int(1, 12_000),
    per: pack !== null ? { packId: pack.id } : { unit: other === null ? unit : other.of },
    amountPaise,
    gstPaise: isFree ? ZERO : paise(Math.round(amountPaise * random.pick([0, 0.05, 0.18]))),
    isFree,
  };
}

/** How a bill is paid. The drawer pays only where cash sessions are on: a closing there knows its expenses. */
function paymentOf(random: Random, { place, now }: World): Bill['payment'] {
  if (random.chance(0.6)) return { dueOn: dateOf(now + random.int(1, 20) * DAY) };
  const methods = ['upi', 'bank', 'cash'] as const;
  const method =
    place.restaurant.cashSessions?.on === true && random.chance(0.2) ? 'drawer' : random.pick(methods);
  return { method, day: dateOf(now) };
}

/** Goods come, an hour or two before their bill is entered; for an order that was sent, or without one. */
export const receive: Plan = (world, random) => {
  const { stock, now } = world;
  if (stock === null) return null;
  const receiptId = newId();
  const ordered = random.chance(0.4)
    ? oneOf(
        random,
        [...stock.orders].filter(([, { state }]) => state === 'sent'),
      )
    : null;
  const wanted = ordered?.[1].lines.map(({ itemId }) => itemId);
  const items = stock.items.items.filter(({ id }) => wanted?.includes(id) ?? random.chance(0.25));
  if (items.length === 0) return null;
  const payment = paymentOf(random, world);
  const input = {
    receiptId,
    vendorId: ordered?.[1].vendorId ?? random.pick(VENDORS),
    billNumber: random.chance(0.2) ? '' : `R/${random.int(1, 400)}`,
    billDay: dateOf(now - (random.chance(0.1) ? DAY : 0)),
    arrivedAt: now - random.int(0, 3) * HOUR,
    lines: items.map((item) => lineOf(random, item)),
    discountPaise: random.chance(0.2) ? paise(random.int(1, 5_00)) : ZERO,
    chargesPaise: random.chance(0.2) ? rupees(random.int(1, 60)) : ZERO,
    roundOffPaise: paise(random.chance(0.3) ? random.int(-50, 50) : 0),
    payment,
    purchaseOrderId: ordered?.[0] ?? null,
    photo: null,
    note: '',
    isConfirmed: random.chance(0.8),
  };
  return calling(receiveGoods, keeperOf(world, random), input, {
    learn: ({ stock: book }, { isSaved }) => {
      if (!isSaved) return;
      book.moves.add(moveIdOf.receipt(receiptId));
      if ('method' in payment) book.paidAtOnce.add(receiptId);
    },
  });
};

export const declareVoid: Plan = (world, random) => {
  const receiptId = oneOf(random, [...(world.stock?.receipts.keys() ?? [])]);
  if (receiptId === null) return null;
  const input = { receiptId, reason: 'Entered twice' };
  return calling(voidReceipt, keeperOf(world, random), input, {
    learn: ({ stock }) => void stock.moves.add(`unrec_${receiptId}`),
  });
};

/** Sends some of some lines back, or a whole line. */
export const returnGoods: Plan = (world, random) => {
  const one = oneOf(random, [...(world.stock?.receipts ?? [])]);
  if (one === null) return null;
  const [receiptId, { lines: bought }] = one;
  const lines = bought
    .map(({ quantity }, line) => ({
      line,
      quantity: random.chance(0.3) ? quantity : random.int(1, quantity),
    }))
    .filter(() => random.chance(0.5))
    .slice(0, 3);
  if (lines.length === 0) return null;
  const sendBackId = newId();
  return calling(
    sendBack,
    keeperOf(world, random),
    { sendBackId, receiptId, lines, note: '' },
    { isStored: () => true, learn: ({ stock }) => void stock.moves.add(`back_${sendBackId}`) },
  );
};

/** Money that a vendor gives back for a receipt: for goods, or because too much was paid, now and then more than that. */
export const takeBack: Plan = (world, random) => {
  const { stock, now, place } = world;
  if (stock === null) return null;
  const one = oneOf(
    random,
    [...stock.receipts].filter(([, { voided }]) => voided === null),
  );
  if (one === null) return null;
  const [receiptId, { lines: bought, amountPaise }] = one;
  const [first] = bought;
  const refundId = newId();
  const isForGoods = random.chance(0.4) && first !== undefined;
  const what = isForGoods
    ? { lines: [{ line: 0, quantity: random.int(1, first.quantity) }], amountPaise: null }
    : { lines: [], amountPaise: paise(random.int(1, Math.max(1, amountPaise))) };
  const method = random.pick(['upi', 'bank', 'cash'] as const);
  const input = { refundId, receiptId, ...what, method, day: dateOf(now), note: '' };
  return calling(takeMoneyBack, place.owner, input, {
    learn: ({ stock: book }, answer) => {
      book.refunded.set(refundId, answer.amountPaise);
      if (isForGoods) book.moves.add(`back_${refundId}`);
    },
  });
};

/** Declares a refund void; now and then one that is void already. */
export const voidBack: Plan = (world, random) => {
  if (world.stock === null) return null;
  const one = oneOf(random, [...world.stock.refunds]);
  if (one === null) return null;
  const [refundId] = one;
  return calling(
    voidMoneyBack,
    world.place.owner,
    { refundId, reason: 'Of another bill' },
    { learn: ({ stock }) => void stock.voidedRefunds.add(refundId) },
  );
};

/** Pays a vendor all that is owed, a part of it, or by mistake more. */
export const pay: Plan = (world, random) => {
  const { stock, now, place } = world;
  if (stock === null) return null;
  const vendorId = random.pick(VENDORS);
  const owed = stock.expenses
    .filter((each) => each.vendorId === vendorId && each.dueOn !== null)
    .reduce((all, { amountPaise }) => all + amountPaise, 0);
  if (owed === 0 && random.chance(0.9)) return null;
  const amountPaise = paise(random.chance(0.3) ? owed + 1 : random.int(1, Math.max(1, owed)));
  const requestId = newId();
  const input = {
    requestId,
    vendorId,
    amountPaise,
    method: random.pick(['upi', 'bank'] as const),
    day: dateOf(now),
  };
  return calling(payVendor, place.owner, input, {
    isStored: () => true,
    learn: ({ stock: book }) => void book.paid.set(requestId, { vendorId, amountPaise }),
  });
};

export const rename: Plan = (world, random) => {
  if (world.stock === null) return null;
  const vendorId = random.pick(VENDORS);
  return calling(saveVendor, keeperOf(world, random), {
    vendorId,
    name: `Vendor ${VENDORS.indexOf(vendorId)}`,
    phone: '',
    gstin: '',
    payTo: '',
    termsDays: random.int(0, 30),
    note: '',
    active: true,
  });
};

/** Writes an order, sends one, changes one, or closes it by hand. */
export const order: Plan = (world, random) => {
  const { stock } = world;
  if (stock === null) return null;
  const known = random.chance(0.5) ? oneOf(random, [...stock.orders]) : null;
  const items = stock.items.items.filter(() => random.chance(0.2)).slice(0, 5);
  if (items.length === 0) return null;
  const lines = items.map(({ id, unit, packs }) => {
    const pack = oneOf(random, packs);
    const many = pack === null ? 0 : random.int(1, 4);
    return {
      itemId: id,
      packId: pack?.id ?? null,
      packs: many,
      quantity: pack === null ? random.int(1, 9) * UNITS[unit].size : many * pack.quantity,
    };
  });
  return calling(savePurchaseOrder, keeperOf(world, random), {
    purchaseOrderId: known?.[0] ?? newId(),
    version: known?.[1].version ?? 0,
    vendorId: known?.[1].vendorId ?? random.pick(VENDORS),
    state: random.pick(
      known === null ? (['draft', 'sent'] as const) : (['draft', 'sent', 'sent', 'closed'] as const),
    ),
    lines,
    note: '',
  });
};
