import {
  closeSession,
  countSession,
  handOverSession,
  openSession,
  saveTills,
} from '@bhoj/domain/cash/cash.contract';
import { moveCash, readTills } from '@bhoj/domain/cash/tills.contract';
import { approvals } from '@bhoj/domain/approvals/approval.collection';
import { askApproval, decideApproval } from '@bhoj/domain/approvals/approvals.contract';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { addSums, moneyOfDay, NO_SUMS, sumsOfDay } from '@bhoj/domain/cash/sums';
import { creditNotes, invoices, voids } from '@bhoj/domain/billing/documents/document.collection';
import { issueCreditNote, voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { correctPayment, returnPayment, settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { closeDay } from '@bhoj/domain/days/days.contract';
import { movementsOf } from '@bhoj/domain/days/day-sums';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { paidFromDrawer } from '@bhoj/domain/expenses/month';
import { anExpense } from '@bhoj/domain/fixtures/expenses';
import { TILLS } from '@bhoj/domain/fixtures/cash';
import { newId } from '@bhoj/domain/kernel/ids';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { paise, sum, ZERO } from '@bhoj/domain/money/money';
import { describe, expect, test } from 'vitest';
import { anOpenOrder, auditOf, get, list, put, withRights } from '../../support/arrange.ts';
import type { House } from '../../support/arrange.ts';
import type { Person } from '../../support/auth.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { aSettledBill, today } from '../../support/settled.ts';
import { cash, settling, tender } from '../../support/settling.ts';
import { aTillHouse, counted, opened, rupeeNotes, sessionOf } from '../../support/tills.ts';

/** Expects the sessions and what waits to be the day's figures to the paisa. */
async function expectAgree({ restaurantId }: House): Promise<void> {
  const [sessions, figures] = await Promise.all([
    list(cashSessions, { restaurantId }),
    get(days, { restaurantId, day: today() }),
  ]);
  expect(sumsOfDay(sessions, today())).toEqual(addSums(NO_SUMS, moneyOfDay(figures)));
}

/** Closes today as the page does. */
async function closeToday({ restaurantId }: House, by: Person, note = '') {
  const [figures, spent] = await Promise.all([
    get(days, { restaurantId, day: today() }),
    list(expenses, { restaurantId }),
  ]);
  const nothing = { openingCashPaise: ZERO, countedCashPaise: ZERO, paidOutPaise: ZERO };
  const seen = { seenMovements: movementsOf(figures), seenExpensesPaise: paidFromDrawer(spent) };
  return call(closeDay, { ...nothing, note, day: today(), requestId: newId(), ...seen }, by);
}

const cashier = ({ restaurantId }: House) =>
  withRights(restaurantId, ['cash', 'settle', 'see-sales', 'dashboard']);

describe('a restaurant without sessions', () => {
  test('has none, and its bills name none (P-SESSION-1)', async () => {
    const house = await aTillHouse({ cashSessions: { on: false, tills: TILLS } });
    const { invoiceId } = await aSettledBill(house);
    expect(await list(cashSessions, { restaurantId: house.restaurantId })).toEqual([]);
    expect(
      (await get(invoices, { restaurantId: house.restaurantId, invoiceId })).cashSession,
    ).toBeUndefined();
    const opening = { sessionId: newId(), tillId: 'counter', floatPaise: ZERO };
    expect(await reasonOf(openSession, opening, house.owner)).toBe('sessions-off');
  });
});

describe('money in a session', () => {
  test('every document names its session, and the session is the day (P-SESSION-3)', async () => {
    const house = await aTillHouse();
    const { restaurantId, owner } = house;
    const sessionId = await opened(owner);
    const { invoiceId } = await aSettledBill(house);
    expect((await get(invoices, { restaurantId, invoiceId })).cashSession).toBe(sessionId);
    await expectAgree(house);

    const right = { from: { method: 'cash', name: '' }, to: { method: 'upi', name: '' } } as const;
    await call(correctPayment, { invoiceId, requestId: newId(), payment: 0, ...right, reason: 'UPI' }, owner);
    const corrected = await get(invoices, { restaurantId, invoiceId });
    expect(corrected.paymentsCorrected?.[0]?.cashSession).toBe(sessionId);
    await expectAgree(house);

    const note = { invoiceId, requestId: newId(), portions: { '0': 1 }, reason: 'Cold' };
    await call(issueCreditNote, { ...note, refund: { method: 'cash', name: '' } }, owner);
    expect((await list(creditNotes, { restaurantId }))[0]?.cashSession).toBe(sessionId);
    await expectAgree(house);
    const { days: byDay, moves } = await sessionOf(house, sessionId);
    expect(byDay[today()]).toMatchObject({ taken: { upi: 126_00 }, refunds: { cash: 126_00 } });
    expect(moves).toBe(3);
  });

  test('a void gives the money back in the session of its bill', async () => {
    const house = await aTillHouse();
    const { restaurantId, owner } = house;
    const sessionId = await opened(owner);
    const { invoiceId } = await aSettledBill(house);
    await call(voidBill, { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: false }, owner);
    expect((await get(voids, { restaurantId, invoiceId })).cashSession).toBe(sessionId);
    expect((await sessionOf(house, sessionId)).days[today()]?.taken).toEqual({});
    await expectAgree(house);
  });

  test('a part payment lies in the till that took it, wherever the bill is issued or it is given back', async () => {
    const house = await aTillHouse();
    const { restaurantId, owner } = house;
    const first = await opened(owner);
    const { orderId } = await anOpenOrder(house);
    await call(settleBill, settling(orderId, { payments: [cash(50_00)] }), owner);
    const returned = settling(orderId, { payments: [cash(10_00)] });
    await call(settleBill, returned, owner);
    const back = { orderId, paymentId: `${returned.requestId}-1`, reason: 'Changed' };
    await call(returnPayment, { ...back, given: { method: 'cash', name: '' } }, owner);
    await call(returnPayment, { ...back, given: { method: 'cash', name: '' } }, owner);
    expect((await counted(first, 150, owner)).difference).toEqual({});
    const second = await opened(owner, 'bar');
    await call(settleBill, settling(orderId, { payments: [cash(76_00)] }), owner);
    expect((await counted(second, 176, owner)).difference).toEqual({});
    await expectAgree(house);
    expect((await list(invoices, { restaurantId }))[0]?.cashSession).toBe(second);
  });
});

describe('no session is open', () => {
  test('a payment is taken all the same, and the next session takes it in and says so (P-SESSION-4)', async () => {
    const house = await aTillHouse();
    const { restaurantId, owner } = house;
    await aSettledBill(house);
    const [waiting] = await list(cashSessions, { restaurantId });
    expect(waiting).toMatchObject({ state: 'waiting', till: null, moves: 1 });
    await expectAgree(house);
    const sessionId = await opened(owner);
    expect((await sessionOf(house, sessionId)).waited).toMatchObject({ count: 1, totalPaise: 126_00 });
    await expectAgree(house);
    expect((await counted(sessionId, 226, owner)).z).toBe(1);
  });

  test('a payment for a closed session lands in the next one and says so (P-SESSION-5)', async () => {
    const house = await aTillHouse();
    const { owner } = house;
    const first = await opened(owner);
    await counted(first, 100, owner);
    const next = await opened(owner);
    const { orderId } = await anOpenOrder(house);
    await call(settleBill, settling(orderId, { cashSession: first }), house.captain);
    expect((await sessionOf(house, next)).late).toEqual({
      count: 1,
      totalPaise: 126_00,
      byDay: { [today()]: 126_00 },
    });
    expect((await sessionOf(house, first)).days).toEqual({});
    await expectAgree(house);
  });

  test('a day without a session is closed with one drawer, and takes in what waited', async () => {
    const house = await aTillHouse();
    const { restaurantId, owner } = house;
    await aSettledBill(house);
    const drawer = { openingCashPaise: ZERO, countedCashPaise: paise(126_00), paidOutPaise: ZERO, note: '' };
    await call(closeDay, { ...drawer, day: today(), requestId: newId(), seenMovements: 1 }, owner);
    expect((await list(cashSessions, { restaurantId }))[0]).toMatchObject({
      state: 'taken-in',
      takenInBy: today(),
    });
    expect((await get(closings, { restaurantId, day: today() })).sessions).toBeUndefined();
    await expectAgree(house);
  });
});

describe('movements and counts', () => {
  test('an expense paid from the till is entered once, and counted once (P-SESSION-6)', async () => {
    const house = await aTillHouse();
    const { restaurantId, owner } = house;
    const sessionId = await opened(owner);
    const input = {
      sessionId,
      movementId: newId(),
      kind: 'out' as const,
      amountPaise: paise(60_00),
      reason: 'Ice',
    };
    const expense = { category: 'Groceries', vendor: 'Sharma' };
    await call(moveCash, { ...input, expense }, owner);
    await call(moveCash, { ...input, expense }, owner);
    await call(
      moveCash,
      { ...input, movementId: newId(), kind: 'drop', expense: null, amountPaise: paise(10_00) },
      owner,
    );
    expect(await list(expenses, { restaurantId })).toMatchObject([
      { amountPaise: 60_00, cashSession: sessionId },
    ]);
    expect((await counted(sessionId, 30, owner)).z).toBe(1);
    expect((await sessionOf(house, sessionId)).result).toMatchObject({ expensesPaise: 60_00 });
  });

  test('an expense of the day that names no session belongs to the only one that is open', async () => {
    const house = await aTillHouse();
    const { restaurantId, owner } = house;
    const sessionId = await opened(owner);
    const spent = anExpense({ day: today(), method: 'drawer', amountPaise: paise(40_00) });
    await put(expenses, { restaurantId, expenseId: newId() }, spent);
    expect((await counted(sessionId, 60, owner)).difference).toEqual({});
    expect((await list(expenses, { restaurantId }))[0]?.cashSession).toBe(sessionId);
  });

  test('beside another open till it stays loose, and is named as what may explain the difference (P-SESSION-9)', async () => {
    const house = await aTillHouse();
    const { restaurantId, owner } = house;
    const sessionId = await opened(owner);
    const other = await opened(await cashier(house), 'bar');
    const spent = anExpense({ day: today(), method: 'drawer', vendor: 'Gas', amountPaise: paise(40_00) });
    await put(expenses, { restaurantId, expenseId: newId() }, spent);
    expect((await counted(sessionId, 60, owner)).difference).toEqual({ cash: -40_00 });
    expect((await sessionOf(house, sessionId)).result?.suspects).toMatchObject([
      { why: 'expense', what: 'Gas' },
    ]);
    expect((await counted(other, 100, owner)).difference).toEqual({});
    expect((await list(expenses, { restaurantId }))[0]?.cashSession).toBeUndefined();
  });

  test('a difference names the bill under the wrong method; the session closes with a note, once (P-SESSION-7)', async () => {
    const house = await aTillHouse();
    const { owner } = house;
    const sessionId = await opened(owner);
    const { number } = await aSettledBill(house);
    const count = { notes: { '100': 1 }, byTender: { upi: paise(126_00) } };
    const first = await call(countSession, { sessionId, requestId: newId(), count }, owner);
    expect(first).toEqual({ difference: { cash: -126_00, upi: 126_00 }, z: null });
    expect((await sessionOf(house, sessionId)).result?.suspects).toMatchObject([
      { why: 'swapped', what: number, tender: 'cash', rightTender: 'upi' },
    ]);
    const closing = { sessionId, requestId: newId(), note: '' };
    expect(await reasonOf(closeSession, closing, owner)).toBe('note-required');
    const closed = await call(closeSession, { ...closing, note: 'Was UPI' }, owner);
    expect(closed.z).toBe(1);
    expect(await call(closeSession, { ...closing, requestId: newId(), note: 'Again' }, owner)).toEqual(
      closed,
    );
    expect(await counted(sessionId, 5, owner)).toEqual(closed);
    expect((await sessionOf(house, sessionId)).closed?.note).toBe('Was UPI');
  });
});

describe('cash that somebody else may pay out (P-APPROVAL-1)', () => {
  const vendor = (sessionId: string) => ({
    sessionId,
    movementId: newId(),
    kind: 'out' as const,
    amountPaise: paise(40_00),
    reason: 'Milk at the door',
    expense: null,
  });
  const asking = async (input: object, as: Person) => {
    const approvalId = newId();
    await call(askApproval, { approvalId, call: 'moveCash', asked: JSON.stringify(input) }, as);
    return approvalId;
  };

  test('a captain asks, the till’s holder allows it, and both names stand on the movement and in the audit', async () => {
    const house = await aTillHouse();
    const { restaurantId, captain, owner } = house;
    const holder = await cashier(house);
    const stranger = await cashier(house);
    const sessionId = await opened(holder);
    await opened(stranger, 'bar');
    const input = vendor(sessionId);
    expect(await reasonOf(moveCash, input, captain)).toBe('not-allowed');
    const approvalId = await asking(input, captain);
    const question = await get(approvals, { restaurantId, approvalId });
    // The holder of another till without the right to close days may not say so.
    expect(question.askedOf).toEqual(['owner', holder.uid]);
    expect(question.about).toMatchObject({ amountPaise: 40_00, day: today(), reason: 'Milk at the door' });
    const allowing = { approvalId, allow: true, why: '' };
    expect(await reasonOf(decideApproval, allowing, stranger)).toBe('session-not-yours');
    await call(decideApproval, allowing, holder);
    const other = { ...input, amountPaise: paise(41_00), approvalId };
    expect(await reasonOf(moveCash, other, captain)).toBe('approval-other-act');
    await call(moveCash, { ...input, approvalId }, captain);
    await call(moveCash, { ...input, approvalId }, captain);
    expect(await reasonOf(moveCash, { ...input, movementId: newId(), approvalId }, captain)).toBe(
      'approval-spent',
    );
    const { movements } = await sessionOf(house, sessionId);
    expect(movements).toHaveLength(1);
    expect(movements[0]).toMatchObject({
      amountPaise: 40_00,
      by: { id: memberIdOf(captain.uid) },
      allowedBy: { id: memberIdOf(holder.uid), how: 'card' },
    });
    const noted = (await auditOf(house)).filter(({ action }) => action === 'moveCash');
    expect(noted).toHaveLength(1);
    expect(noted[0]?.details).toMatchObject({ approvalId, allowedHow: 'card' });
    expect((await counted(sessionId, 60, owner)).difference).toEqual({});
  });

  test('nobody is asked for cash that goes in or to the safe, or for a till that is not open', async () => {
    const house = await aTillHouse();
    const { captain, owner } = house;
    const sessionId = await opened(owner);
    const input = vendor(sessionId);
    for (const kind of ['in', 'drop'] as const)
      expect(
        await reasonOf(
          askApproval,
          { approvalId: newId(), call: 'moveCash', asked: JSON.stringify({ ...input, kind }) },
          captain,
        ),
      ).toBe('not-allowed');
    const approvalId = await asking(input, captain);
    await counted(sessionId, 100, owner);
    const allowing = { approvalId, allow: true, why: '' };
    expect(await reasonOf(decideApproval, allowing, owner)).toBe('session-closed');
  });
});

describe('a payment of somebody without a session (P-SESSION-4)', () => {
  test('goes to the till that they choose, and comes back from it', async () => {
    const house = await aTillHouse();
    const { restaurantId, captain } = house;
    const [first, second] = [await cashier(house), await cashier(house)];
    const [counter, bar] = [await opened(first), await opened(second, 'bar')];
    const { open } = await call(readTills, {}, captain);
    expect(open.map(({ sessionId, till, isMine }) => [sessionId, till.id, isMine])).toEqual([
      [counter, 'counter', false],
      [bar, 'bar', false],
    ]);
    expect((await call(readTills, {}, second)).open.filter(({ isMine }) => isMine)).toMatchObject([
      { sessionId: bar },
    ]);
    const { orderId } = await anOpenOrder(house);
    const part = settling(orderId, { payments: [tender('cash', 26_00)], cashSession: bar });
    await call(settleBill, part, captain);
    expect((await sessionOf(house, bar)).held).toEqual({ cash: 26_00 });
    const paymentId = `${part.requestId}-1`;
    const given = { method: 'cash', name: '' } as const;
    const back = { orderId, paymentId, given, reason: 'Pays at once', cashSession: bar };
    await call(returnPayment, back, house.owner);
    expect((await sessionOf(house, bar)).released).toEqual({ cash: 26_00 });
    const whole = settling(orderId, { payments: [tender('cash', 126_00)], cashSession: bar });
    const { invoice } = await call(settleBill, whole, captain);
    const { cashSession } = await get(invoices, { restaurantId, invoiceId: invoice?.invoiceId ?? '' });
    expect(cashSession).toBe(bar);
    await expectAgree(house);
  });

  test('who takes payments reads no tills where sessions are off, and a cook none at all', async () => {
    const house = await aTillHouse({ cashSessions: { on: false, tills: TILLS } });
    expect(await call(readTills, {}, house.captain)).toEqual({ open: [] });
    expect(await reasonOf(readTills, {}, await withRights(house.restaurantId, ['cook']))).toBe('not-allowed');
  });
});

describe('whose session it is', () => {
  test('a cashier acts on their own, who may close the day on any; numbers follow each other', async () => {
    const house = await aTillHouse();
    const { owner } = house;
    const [first, second] = [await cashier(house), await cashier(house)];
    const sessionId = await opened(first);
    const busy = { sessionId: newId(), floatPaise: ZERO };
    expect(await reasonOf(openSession, { ...busy, tillId: 'counter' }, second)).toBe('till-in-use');
    expect(await reasonOf(openSession, { ...busy, tillId: 'bar' }, first)).toBe('holder-has-session');
    const drop = {
      sessionId,
      movementId: newId(),
      kind: 'drop',
      amountPaise: paise(1_00),
      reason: 'Safe',
    } as const;
    expect(await reasonOf(moveCash, { ...drop, expense: null }, second)).toBe('session-not-yours');
    expect((await counted(sessionId, 100, owner)).z).toBe(1);
    const next = await opened(second);
    expect((await counted(next, 100, second)).z).toBe(2);
  });

  test('a till is handed over: the next float is the count (P-SESSION-8)', async () => {
    const house = await aTillHouse();
    const { restaurantId, owner } = house;
    const [first, second] = [await cashier(house), await cashier(house)];
    const sessionId = await opened(first);
    await aSettledBill(house);
    const input = {
      sessionId,
      requestId: newId(),
      nextId: newId(),
      toUid: second.uid,
      count: rupeeNotes(220),
    };
    const handed = await call(handOverSession, input, first);
    expect(handed).toEqual({ difference: { cash: -6_00 }, z: null });
    expect(await call(handOverSession, input, first)).toEqual(handed);
    expect(await sessionOf(house, input.nextId)).toMatchObject({
      floatPaise: 220_00,
      fromId: sessionId,
      state: 'open',
    });
    expect(await reasonOf(closeDay, aClosing(), owner)).toBe('sessions-open');
    await call(closeSession, { sessionId, requestId: newId(), note: 'Change' }, first);
    expect((await counted(input.nextId, 220, second)).z).toBe(2);
    const { expectedCashPaise, differencePaise } = await closeToday(house, owner);
    expect({ expectedCashPaise, differencePaise }).toEqual({
      expectedCashPaise: 226_00,
      differencePaise: -6_00,
    });
    const closing = await get(closings, { restaurantId, day: today() });
    expect(closing.sessions?.elsewherePaise).toBe(0);
    expect(closing.sessions?.list.map((one) => [one.z, one.differencePaise])).toEqual([
      [1, -6_00],
      [2, 0],
    ]);
    expect(closing).toMatchObject({
      openingCashPaise: 100_00,
      countedCashPaise: 220_00,
      note: 'Z 1: Change',
    });
    expect((await auditOf(house)).filter(({ action }) => action === 'handOverSession')).toHaveLength(1);
  });

  test('only a person who handles cash takes a till over; the owner takes it themselves', async () => {
    const house = await aTillHouse();
    const { owner, captain } = house;
    const first = await cashier(house);
    const sessionId = await opened(first);
    const input = { sessionId, requestId: newId(), nextId: newId(), count: rupeeNotes(100) };
    expect(await reasonOf(handOverSession, { ...input, toUid: captain.uid }, first)).toBe('member-not-found');
    expect(await reasonOf(handOverSession, { ...input, toUid: first.uid }, first)).toBe('same-holder');
    expect(await call(handOverSession, { ...input, requestId: newId(), toUid: owner.uid }, owner)).toEqual({
      difference: {},
      z: 1,
    });
  });
});

const aClosing = () => ({
  openingCashPaise: ZERO,
  countedCashPaise: ZERO,
  paidOutPaise: ZERO,
  note: '',
  day: today(),
  requestId: newId(),
  seenMovements: 1,
});

test('cash of this day that is in no session stands in the closing by itself (P-SESSION-10)', async () => {
  const house = await aTillHouse();
  const { restaurantId, owner } = house;
  const sessionId = await opened(owner);
  await aSettledBill(house);
  await counted(sessionId, 226, owner);
  // Nobody has a session any more: this bill waits.
  const { orderId } = await anOpenOrder(house);
  await call(settleBill, settling(orderId, { payments: [tender('cash', 126_00)] }), owner);
  await closeToday(house, owner);
  const closing = await get(closings, { restaurantId, day: today() });
  expect(closing.sessions?.elsewherePaise).toBe(-126_00);
  expect(closing.differencePaise).toBe(0);
  expect(sum(closing.sessions?.list.map(({ expectedPaise }) => expectedPaise) ?? [])).toBe(226_00);
});

test('tills are named, and do not go while somebody holds one', async () => {
  const house = await aTillHouse();
  const { owner } = house;
  const sessionId = await opened(owner);
  expect(await reasonOf(saveTills, { on: false, tills: TILLS }, owner)).toBe('sessions-open');
  expect(await reasonOf(saveTills, { on: true, tills: TILLS.slice(1) }, owner)).toBe('sessions-open');
  await counted(sessionId, 100, owner);
  await call(saveTills, { on: true, tills: TILLS.slice(1) }, owner);
  const gone = { sessionId: newId(), tillId: 'counter', floatPaise: ZERO };
  expect(await reasonOf(openSession, gone, owner)).toBe('till-unknown');
});
