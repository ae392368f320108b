import { creditNotes, invoices, orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { issueCreditNote, voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { correctPayment, returnPayment, settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { bookAsGuest, cancelOwnBooking } from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { changeBooking, moveBooking } from '@bhoj/domain/bookings/shape/bookings.contract';
import { addSums, moneyOfDay, NO_SUMS, sumsOfDay } from '@bhoj/domain/cash/sums';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { closeDay } from '@bhoj/domain/days/days.contract';
import { movementsOf } from '@bhoj/domain/days/day-sums';
import { deposits } from '@bhoj/domain/deposits/deposit.collection';
import {
  applyDeposit,
  keepDeposit,
  refundDeposit,
  releaseDeposit,
  takeDeposit,
} from '@bhoj/domain/deposits/deposits.contract';
import { TILLS } from '@bhoj/domain/fixtures/cash';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise, ZERO } from '@bhoj/domain/money/money';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { DAY } from '@bhoj/domain/time/ist';
import { describe, expect, test } from 'vitest';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { auditOf, change, everything, get, list, ordering, put, withRights } from '../../support/arrange.ts';
import type { House } from '../../support/arrange.ts';
import { aPublicBookingHouse, booked, guestsBooking } from '../../support/bookings.ts';
import { aDepositHouse, aSeatedDeposit, KEPT, taken } from '../../support/deposits.ts';
import { call, db, functions, reasonOf, tryCall } from '../../support/mount.ts';
import { today } from '../../support/settled.ts';
import { cash, issued, settling, tender } from '../../support/settling.ts';
import { opened } from '../../support/tills.ts';

const depositOf = ({ restaurantId }: House, depositId: string) => get(deposits, { restaurantId, depositId });
const dayOf = ({ restaurantId }: House) => get(days, { restaurantId, day: today() });
const told = async ({ restaurantId }: House, bookingId: string) =>
  (await get(bookings, { restaurantId, bookingId })).deposit;
const back = (depositId: string) => ({
  requestId: newId(),
  depositId,
  method: 'cash' as const,
  reason: 'Plans changed',
});
const onBill = (orderId: string, depositId: string) => ({ requestId: newId(), orderId, depositId });
const act = (house: House, bookingId: string, name: 'cancel' | 'no-show' | 'undo') =>
  call(
    moveBooking,
    { requestId: newId(), bookingId, act: name, reason: name === 'cancel' ? 'Ill' : '' },
    house.owner,
  );

describe('a deposit that is taken (P-DEPOSIT-1)', () => {
  test('has a receipt voucher, and counts on its day and with its booking', async () => {
    const { house, bookingId } = await aDepositHouse();
    const depositId = await taken(house.owner, bookingId);
    expect(await depositOf(house, depositId)).toMatchObject({
      receipt: { number: expect.stringMatching(/^RV\/\d\d-\d\d\/000001$/), method: 'upi' },
      party: { name: 'Meera Iyer', size: 2 },
      amountPaise: 50_000,
      taxablePaise: 47_620,
      cgstPaise: 1_190,
      sgstPaise: 1_190,
      rule: { noShow: 'kept', hours: 168 },
      state: 'held',
    });
    expect(await dayOf(house)).toMatchObject({
      bills: 0,
      totalPaise: 0,
      byMethod: {},
      deposits: { count: 1, takenByMethod: { upi: 50_000 }, taken: { totalPaise: 50_000, taxPaise: 2_380 } },
    });
    expect(await told(house, bookingId)).toMatchObject({ id: depositId, state: 'held', leftPaise: 50_000 });
    const [entry] = (await auditOf(house)).filter(({ action }) => action === 'takeDeposit');
    expect(entry?.details).toMatchObject({ depositId, amountPaise: 50_000 });
    expect(JSON.stringify(entry)).not.toContain('Meera');
  });

  test('twice at once or again counts once; under the same id there is no other', async () => {
    const { house, bookingId } = await aDepositHouse();
    const input = { depositId: newId(), bookingId, amountPaise: paise(50_000), method: 'cash' } as const;
    const [one, two] = await Promise.all([
      call(takeDeposit, input, house.owner),
      call(takeDeposit, input, house.owner),
    ]);
    expect(two).toEqual(one);
    const before = await everything();
    expect(await call(takeDeposit, input, house.owner)).toEqual(one);
    expect(await reasonOf(takeDeposit, { ...input, amountPaise: paise(1) }, house.owner)).toBe(
      'request-id-used',
    );
    expect(await everything()).toEqual(before);
  });

  test('two at once for one booking: one is taken', async () => {
    const { house, bookingId } = await aDepositHouse();
    const input = () => ({
      depositId: newId(),
      bookingId,
      amountPaise: paise(50_000),
      method: 'upi' as const,
    });
    const answers = await Promise.all([
      tryCall(takeDeposit, input(), house.owner),
      tryCall(takeDeposit, input(), house.owner),
    ]);
    expect(answers.filter((one) => 'reason' in one && one.reason === 'changed-meanwhile')).toHaveLength(1);
    expect((await list(deposits, { restaurantId: house.restaurantId })).length).toBe(1);
  });

  test.each([
    ['nothing', { amountPaise: 0 }, 'invalid-input'],
    ['more than a crore', { amountPaise: 1_000_000_001 }, 'invalid-input'],
    ['half a paisa', { amountPaise: 0.5 }, 'invalid-input'],
    ['two lakh in cash', { amountPaise: 2_00_000_00, method: 'cash' }, 'cash-above-limit'],
    ['a charge to a room', { method: 'room' }, 'invalid-input'],
    ['a booking that is not there', { bookingId: newId() }, 'booking-not-found'],
  ])('with %s is refused', async (_, more, reason) => {
    const { house, bookingId } = await aDepositHouse();
    const before = await everything();
    const input = { depositId: newId(), bookingId, amountPaise: 50_000, method: 'upi', ...more };
    expect(await reasonOf(takeDeposit, input as never, house.owner)).toBe(reason);
    expect(await everything()).toEqual(before);
  });

  test('is refused for a party that is off, to whoever lacks a right, and for a booking of another restaurant', async () => {
    const { house, bookingId } = await aDepositHouse();
    const input = { depositId: newId(), bookingId, amountPaise: paise(50_000), method: 'upi' as const };
    const other = await aDepositHouse();
    expect(await reasonOf(takeDeposit, input, other.house.owner)).toBe('booking-not-found');
    const host = await withRights(house.restaurantId, ['bookings', 'dashboard']);
    expect(await reasonOf(takeDeposit, input, host)).toBe('not-allowed');
    await act(house, bookingId, 'cancel');
    expect(await reasonOf(takeDeposit, input, house.owner)).toBe('booking-state');
  });
});

describe('a deposit that is given back (P-DEPOSIT-2)', () => {
  test('has a refund voucher, and leaves the drawer on that day', async () => {
    const { house, bookingId } = await aDepositHouse();
    const depositId = await taken(house.owner, bookingId);
    const input = back(depositId);
    const first = await call(refundDeposit, input, house.owner);
    expect(first.number).toMatch(/^RF\/\d\d-\d\d\/000001$/);
    const before = await everything();
    expect(await call(refundDeposit, input, house.owner)).toEqual(first);
    expect(await reasonOf(refundDeposit, back(depositId), house.owner)).toBe('changed-meanwhile');
    expect(await everything()).toEqual(before);
    expect(await depositOf(house, depositId)).toMatchObject({
      state: 'refunded',
      refunds: [{ amountPaise: 50_000, cgstPaise: 1_190, method: 'cash', reason: 'Plans changed' }],
    });
    expect((await dayOf(house)).deposits).toMatchObject({
      count: 2,
      givenByMethod: { cash: 50_000 },
      givenBack: { totalPaise: 50_000, taxPaise: 2_380 },
    });
    expect(await told(house, bookingId)).toMatchObject({ state: 'refunded', leftPaise: 0 });
    expect(await taken(house.owner, bookingId)).not.toBe(depositId);
  });

  test('twice at once goes back once; without the right it does not', async () => {
    const { house, bookingId } = await aDepositHouse();
    const depositId = await taken(house.owner, bookingId);
    const host = await withRights(house.restaurantId, ['bookings', 'settle']);
    expect(await reasonOf(refundDeposit, back(depositId), host)).toBe('not-allowed');
    const answers = await Promise.all([1, 2].map(() => tryCall(refundDeposit, back(depositId), house.owner)));
    expect(answers.filter((one) => 'reason' in one)).toHaveLength(1);
    expect((await depositOf(house, depositId)).refunds).toHaveLength(1);
    const other = await aDepositHouse();
    expect(await reasonOf(refundDeposit, back(depositId), other.house.owner)).toBe('booking-not-found');
  });
});

describe('the deposit of a party that does not come (P-DEPOSIT-3)', () => {
  test('is kept where the rule on its voucher says so, once', async () => {
    const { house, bookingId } = await aDepositHouse();
    const depositId = await taken(house.owner, bookingId);
    const input = { requestId: newId(), depositId, reason: 'Nobody came' };
    expect(await reasonOf(keepDeposit, input, house.owner)).toBe('booking-state');
    await act(house, bookingId, 'no-show');
    await call(keepDeposit, input, house.owner);
    expect(await depositOf(house, depositId)).toMatchObject({ state: 'kept', kept: { amountPaise: 50_000 } });
    expect((await dayOf(house)).deposits).toMatchObject({ kept: { totalPaise: 50_000, taxPaise: 2_380 } });
    expect(await reasonOf(refundDeposit, back(depositId), house.owner)).toBe('changed-meanwhile');
  });

  test('is given back after all with a refund voucher, in one act that takes the income back', async () => {
    const { house, bookingId } = await aDepositHouse();
    const depositId = await taken(house.owner, bookingId);
    await act(house, bookingId, 'no-show');
    const input = { ...back(depositId), kept: true as const };
    expect(await reasonOf(refundDeposit, input, house.owner)).toBe('changed-meanwhile');
    await call(keepDeposit, { requestId: newId(), depositId, reason: 'Nobody came' }, house.owner);
    const host = await withRights(house.restaurantId, ['bookings', 'settle']);
    expect(await reasonOf(refundDeposit, input, host)).toBe('not-allowed');
    const answers = await Promise.all(
      [1, 2].map(() => tryCall(refundDeposit, { ...input, requestId: newId() }, house.owner)),
    );
    expect(answers.filter((one) => 'reason' in one)).toHaveLength(1);
    const kept = { amountPaise: 50_000, reason: 'Nobody came' };
    expect(await depositOf(house, depositId)).toMatchObject({
      state: 'refunded',
      kept: null,
      refunds: [{ amountPaise: 50_000, cgstPaise: 1_190, kept }],
    });
    expect((await dayOf(house)).deposits).toMatchObject({
      kept: { totalPaise: 0, taxPaise: 0 },
      givenByMethod: { cash: 50_000 },
      givenBack: { totalPaise: 50_000, taxPaise: 2_380 },
    });
    expect(await told(house, bookingId)).toMatchObject({ state: 'refunded', leftPaise: 0 });
  });

  test('is kept or given back also once its booking is deleted, by what its place says', async () => {
    const { house, bookingId } = await aDepositHouse();
    const { restaurantId } = house;
    const depositId = await taken(house.owner, bookingId);
    await act(house, bookingId, 'no-show');
    await db.doc(bookings.path({ restaurantId, bookingId })).delete();
    expect((await depositOf(house, depositId)).waitsSince).toBeGreaterThan(0);
    await call(keepDeposit, { requestId: newId(), depositId, reason: 'Nobody came' }, house.owner);
    expect((await depositOf(house, depositId)).waitsSince).toBeNull();

    // Nobody marked the party: the host cannot any more, and says here that it did not come.
    const other = await aDepositHouse();
    const second = await taken(other.house.owner, other.bookingId);
    const input = { requestId: newId(), depositId: second, reason: 'Nobody came' };
    expect(await reasonOf(keepDeposit, input, other.house.owner)).toBe('booking-state');
    const { restaurantId: elsewhere } = other.house;
    await db.doc(bookings.path({ restaurantId: elsewhere, bookingId: other.bookingId })).delete();
    await call(keepDeposit, input, other.house.owner);
  });

  test('of a booking that the host cancelled is kept or given back also once that is deleted; one from before goes back', async () => {
    const { house, bookingId } = await aDepositHouse();
    const { restaurantId } = house;
    const depositId = await taken(house.owner, bookingId);
    await act(house, bookingId, 'cancel');
    await db.doc(bookings.path({ restaurantId, bookingId })).delete();
    const input = { requestId: newId(), depositId, reason: 'Nobody came' };
    const at = { restaurantId, depositId };
    const deposit = await depositOf(house, depositId);
    const { booking: _, ...before } = deposit;
    // Whether its guest had cancelled in time, a deposit from before does not tell.
    await put(deposits, at, before);
    expect(await reasonOf(keepDeposit, input, house.owner)).toBe('booking-state');
    await put(deposits, at, deposit);
    await call(keepDeposit, input, house.owner);
  });

  test('knows where its booking moved to, and that its guest cancelled, once that is deleted', async () => {
    const house = await aPublicBookingHouse(2, { deposit: KEPT });
    const { restaurantId, slug, owner } = house;
    const input = guestsBooking(slug);
    const { bookingId } = input;
    await call(bookAsGuest, input);
    const depositId = await taken(owner, bookingId);
    const first = (await depositOf(house, depositId)).booking;
    expect(first).toEqual({ day: (await depositOf(house, depositId)).party.day, cancelledAt: null });
    const later = { requestId: newId(), bookingId, change: { at: input.at + DAY }, anyway: true };
    const { day } = await call(changeBooking, later, owner);
    expect((await depositOf(house, depositId)).booking).toEqual({ day, cancelledAt: null });
    expect(day).not.toBe(first?.day);
    await call(cancelOwnBooking, { slug, bookingId, key: input.key });
    const { cancelledAt } = (await get(bookings, { restaurantId, bookingId })).guest ?? {};
    expect((await depositOf(house, depositId)).booking).toEqual({ day, cancelledAt });
    // Ninety days later: the time has come, the booking is deleted, and its place is on the other day.
    const place = `bookings.${bookingId}.at`;
    await db.doc(bookingDays.path({ restaurantId, date: day })).update({ [place]: new Date() });
    await db.doc(bookings.path({ restaurantId, bookingId })).delete();
    const keeping = { requestId: newId(), depositId, reason: 'Called off too late' };
    await call(keepDeposit, keeping, owner);
    expect((await depositOf(house, depositId)).state).toBe('kept');
  });

  test('forgets the cancellation of a booking that the host takes back', async () => {
    const house = await aPublicBookingHouse(2, { deposit: KEPT });
    const input = guestsBooking(house.slug);
    const { bookingId, key, slug } = input;
    await call(bookAsGuest, input);
    const depositId = await taken(house.owner, bookingId);
    await call(cancelOwnBooking, { slug, bookingId, key });
    expect((await depositOf(house, depositId)).booking?.cancelledAt).toBeGreaterThan(0);
    await act(house, bookingId, 'undo');
    expect((await depositOf(house, depositId)).booking?.cancelledAt).toBeNull();
  });

  test('goes back where the rule says so', async () => {
    const { house, bookingId } = await aDepositHouse({ deposit: { ...KEPT, noShow: 'returned' } });
    const depositId = await taken(house.owner, bookingId);
    await act(house, bookingId, 'no-show');
    const input = { requestId: newId(), depositId, reason: 'Nobody came' };
    expect(await reasonOf(keepDeposit, input, house.owner)).toBe('booking-state');
    await call(refundDeposit, back(depositId), house.owner);
  });
});

describe('a deposit on the bill of its party (P-DEPOSIT-4)', () => {
  test('pays for nobody else: an order whose seating was taken back is not the party’s any more', async () => {
    const { house, depositId, orderId, bookingId } = await aSeatedDeposit();
    await act(house, bookingId, 'undo');
    const before = await everything();
    expect(await reasonOf(applyDeposit, onBill(orderId, depositId), house.owner)).toBe('booking-not-found');
    expect(await everything()).toEqual(before);
  });

  test('is the only one of its booking, also after the seating was taken back', async () => {
    const { house, depositId, orderId, bookingId } = await aSeatedDeposit();
    await call(applyDeposit, onBill(orderId, depositId), house.owner);
    await act(house, bookingId, 'undo');
    const second = { depositId: newId(), bookingId, amountPaise: paise(10_000), method: 'upi' as const };
    expect(await reasonOf(takeDeposit, second, house.owner)).toBe('changed-meanwhile');
  });

  test('is a part payment, and the bill’s day counts its money once', async () => {
    const { house, depositId, orderId, bookingId } = await aSeatedDeposit();
    const { restaurantId } = house;
    const order = await get(orders, { restaurantId, orderId });
    expect(order.booked).toMatchObject([
      { deposit: { id: depositId, number: expect.stringMatching(/^RV/), amountPaise: 10_000 } },
    ]);
    const input = onBill(orderId, depositId);
    expect(await call(applyDeposit, input, house.captain)).toEqual({ appliedPaise: 10_000, leftPaise: 0 });
    expect(await call(applyDeposit, input, house.captain)).toEqual({ appliedPaise: 10_000, leftPaise: 0 });
    expect(await reasonOf(applyDeposit, onBill(orderId, depositId), house.captain)).toBe('changed-meanwhile');
    const { invoiceId, number } = await issued(settling(orderId, { payments: [cash(2_600)] }), house.captain);
    const invoice = await get(invoices, { restaurantId, invoiceId });
    expect(invoice.payments).toMatchObject([
      { method: 'deposit', amountPaise: 10_000, name: expect.stringMatching(/^RV/) },
      { method: 'cash', amountPaise: 2_600 },
    ]);
    expect(await depositOf(house, depositId)).toMatchObject({
      state: 'applied',
      applied: { amountPaise: 10_000, bill: { invoiceId, number } },
    });
    expect(await dayOf(house)).toMatchObject({
      totalPaise: 12_600,
      byMethod: { cash: 2_600, deposit: 10_000 },
      deposits: { takenByMethod: { upi: 10_000 }, applied: { totalPaise: 10_000, taxPaise: 476 } },
    });
    expect(await told(house, bookingId)).toMatchObject({ state: 'applied' });
  });

  test('twice at once is taken off once', async () => {
    const { house, depositId, orderId } = await aSeatedDeposit();
    const answers = await Promise.all(
      [1, 2].map(() => tryCall(applyDeposit, onBill(orderId, depositId), house.captain)),
    );
    expect(answers.filter((one) => 'reason' in one)).toHaveLength(1);
    const { payments } = await get(orderMoney, { restaurantId: house.restaurantId, orderId });
    expect(payments).toHaveLength(1);
  });

  test('and the bill that is paid at the same moment: it is on the bill, or it waits', async () => {
    const { house, depositId, orderId } = await aSeatedDeposit();
    const { restaurantId } = house;
    const [applying, settled] = await Promise.all([
      tryCall(applyDeposit, onBill(orderId, depositId), house.captain),
      tryCall(settleBill, settling(orderId, { payments: [cash(12_600)] }), house.owner),
    ]);
    const { state, applied } = await depositOf(house, depositId);
    const { payments, settlements } = await get(orderMoney, { restaurantId, orderId });
    const paid = [...payments, ...settlements.flatMap((one) => one.payments)].map(({ method }) => method);
    if ('reason' in settled) {
      expect(applying).not.toHaveProperty('reason');
      expect([state, applied?.amountPaise, paid]).toEqual(['applied', 10_000, ['deposit']]);
    } else {
      expect(applying).toMatchObject({ reason: 'already-settled' });
      expect([state, applied, paid]).toEqual(['held', null, ['cash']]);
    }
  });

  test('is put back, and given back then', async () => {
    const { house, depositId, orderId } = await aSeatedDeposit();
    await call(applyDeposit, onBill(orderId, depositId), house.captain);
    const cannot = {
      orderId,
      paymentId: depositId,
      given: { method: 'cash', name: '' } as const,
      reason: 'x',
    };
    expect(await reasonOf(returnPayment, cannot, house.owner)).toBe('invalid-input');
    await call(releaseDeposit, onBill(orderId, depositId), house.captain);
    expect((await depositOf(house, depositId)).state).toBe('held');
    expect(await reasonOf(releaseDeposit, onBill(orderId, depositId), house.captain)).toBe(
      'booking-not-found',
    );
    await call(refundDeposit, back(depositId), house.owner);
    expect(await reasonOf(applyDeposit, onBill(orderId, depositId), house.captain)).toBe('changed-meanwhile');
    await issued(settling(orderId), house.captain);
  });

  test('above the bill leaves a rest, which a refund voucher gives back', async () => {
    const { house, depositId, orderId } = await aSeatedDeposit({ amountPaise: paise(50_000) });
    expect(await call(applyDeposit, onBill(orderId, depositId), house.captain)).toEqual({
      appliedPaise: 12_600,
      leftPaise: 37_400,
    });
    await issued(settling(orderId, { payments: [] }), house.captain);
    await call(refundDeposit, back(depositId), house.owner);
    const deposit = await depositOf(house, depositId);
    expect(deposit.state).toBe('applied');
    expect(deposit.refunds).toMatchObject([{ amountPaise: 37_400 }]);
    const { deposits: counted } = await dayOf(house);
    // To the paisa: deposits taken = amounts on bills + deposits given back.
    expect(counted?.taken.totalPaise).toBe(12_600 + 37_400);
    expect(counted?.taken.taxPaise).toBe(
      (counted?.applied.taxPaise ?? 0) + (counted?.givenBack.taxPaise ?? 0),
    );
  });

  test('is for no other party and no other restaurant', async () => {
    const { house, depositId, orderId } = await aSeatedDeposit();
    const other = await booked(house.owner, { tableIds: ['F1-T02'] });
    const another = await taken(house.owner, other.bookingId);
    expect(await reasonOf(applyDeposit, onBill(orderId, another), house.captain)).toBe('booking-not-found');
    const elsewhere = await aSeatedDeposit();
    expect(await reasonOf(applyDeposit, onBill(elsewhere.orderId, depositId), elsewhere.house.captain)).toBe(
      'booking-not-found',
    );
  });

  test('waits again after its bill is void, for the bill that replaces it', async () => {
    const { house, depositId, orderId, bookingId } = await aSeatedDeposit();
    await call(applyDeposit, onBill(orderId, depositId), house.captain);
    const { invoiceId } = await issued(settling(orderId, { payments: [cash(2_600)] }), house.captain);
    const input = { invoiceId, requestId: newId(), reason: 'Wrong', billAgain: true };
    const { orderId: again } = await call(voidBill, input, house.owner);
    expect(await told(house, bookingId)).toMatchObject({ state: 'held', leftPaise: 10_000 });
    expect(await dayOf(house)).toMatchObject({
      byMethod: {},
      deposits: { applied: { totalPaise: 0, taxPaise: 0 }, taken: { totalPaise: 10_000 } },
    });
    await call(applyDeposit, onBill(again ?? '', depositId), house.captain);
    await issued(settling(again ?? '', { payments: [cash(2_600)] }), house.captain);
    expect((await dayOf(house)).byMethod).toEqual({ cash: 2_600, deposit: 10_000 });
  });

  test('stays on a bill that a credit note takes back: that note gives the money back', async () => {
    const { house, depositId, orderId } = await aSeatedDeposit();
    const { restaurantId } = house;
    await call(applyDeposit, onBill(orderId, depositId), house.captain);
    const { invoiceId } = await issued(settling(orderId, { payments: [cash(2_600)] }), house.captain);
    const note = {
      invoiceId,
      requestId: newId(),
      portions: { '0': 1 },
      reason: 'Cold',
      refund: { method: 'cash', name: '' },
    };
    expect(
      await reasonOf(
        issueCreditNote,
        { ...note, refund: { method: 'deposit', name: '' } } as never,
        house.owner,
      ),
    ).toBe('invalid-input');
    await call(issueCreditNote, note as never, house.owner);
    expect(await list(creditNotes, { restaurantId })).toMatchObject([{ refund: { method: 'cash' } }]);
    expect((await depositOf(house, depositId)).state).toBe('applied');
  });

  test('cannot be paid by hand', async () => {
    const { house, orderId } = await aSeatedDeposit();
    const input = settling(orderId, { payments: [tender('deposit', 12_600)] });
    expect(await reasonOf(settleBill, input, house.captain)).toBe('invalid-input');
  });
});

describe('cash for one occasion (P-LAW, s. 269ST(c))', () => {
  const lakhs = (rupees: number) => paise(rupees * 100);

  test('counts the deposit with the bill, whether or not the bill takes it off', async () => {
    const { house, orderId, depositId } = await aSeatedDeposit({
      amountPaise: lakhs(1_99_900),
      method: 'cash',
    });
    const { restaurantId } = house;
    // A dosa of ₹126; ₹99 of cash are below ₹2,00,000 with the deposit, ₹100 are not.
    const before = await everything();
    const paying = (rupees: number) => settling(orderId, { payments: [cash(rupees * 100)] });
    expect(await reasonOf(settleBill, paying(100), house.captain)).toBe('cash-above-limit');
    expect(await everything()).toEqual(before);
    await call(settleBill, paying(99), house.captain);
    const { number, invoiceId } = await issued(
      settling(orderId, { payments: [tender('upi', 2_700)] }),
      house.captain,
    );
    expect(number).toBeTruthy();
    const correcting = {
      requestId: newId(),
      invoiceId,
      payment: 1,
      from: { method: 'upi', name: '' },
      to: { method: 'cash', name: '' },
      reason: 'It was cash',
    } as const;
    expect(await reasonOf(correctPayment, correcting, house.owner)).toBe('cash-above-limit');
    expect((await get(deposits, { restaurantId, depositId })).state).toBe('held');
  });

  test('counts an earlier deposit for the booking, also one that went back', async () => {
    const { house, bookingId } = await aDepositHouse();
    const first = await taken(house.owner, bookingId, { amountPaise: lakhs(1_50_000), method: 'cash' });
    await call(refundDeposit, back(first), house.owner);
    const second = (rupees: number, method: 'cash' | 'upi') => ({
      depositId: newId(),
      bookingId,
      amountPaise: lakhs(rupees),
      method,
    });
    expect(await reasonOf(takeDeposit, second(50_000, 'cash'), house.owner)).toBe('cash-above-limit');
    await call(takeDeposit, second(50_000, 'upi'), house.owner);
  });

  test('counts a deposit that went back, before the party came or after it had ordered', async () => {
    const { house, bookingId } = await aDepositHouse();
    const first = await taken(house.owner, bookingId, { amountPaise: lakhs(1_99_900), method: 'cash' });
    await call(refundDeposit, back(first), house.owner);
    await functions.reserveAhead.run({ scheduleTime: new Date().toISOString() } as never);
    const round = ordering(house);
    await call(placeRound, round, house.captain);
    const paying = (orderId: string) => settling(orderId, { payments: [cash(10_000)] });
    expect(await reasonOf(settleBill, paying(round.orderId), house.captain)).toBe('cash-above-limit');

    const later = await aSeatedDeposit({ amountPaise: lakhs(1_99_900), method: 'cash' });
    await call(refundDeposit, back(later.depositId), later.house.owner);
    const { restaurantId, captain } = later.house;
    const { booked: parties } = await get(orders, { restaurantId, orderId: later.orderId });
    expect(parties).toMatchObject([
      { id: later.bookingId, deposit: { id: later.depositId, amountPaise: 0 } },
    ]);
    expect(await reasonOf(settleBill, paying(later.orderId), captain)).toBe('cash-above-limit');
  });

  test('leaves a bill by UPI alone', async () => {
    const { house, orderId } = await aSeatedDeposit({ amountPaise: lakhs(1_99_900), method: 'cash' });
    const { number } = await issued(settling(orderId, { payments: [tender('upi', 12_600)] }), house.captain);
    expect(number).toBeTruthy();
  });
});

describe('the drawer (P-DEPOSIT-5)', () => {
  test('has a deposit in cash, and the day closes with it', async () => {
    const { house, bookingId } = await aDepositHouse();
    const { restaurantId, owner } = house;
    await taken(owner, bookingId, { method: 'cash' });
    // A day closes once it has had an order.
    const seated = await aSeatedDeposit();
    expect(seated.house.restaurantId).not.toBe(restaurantId);
    const figures = await dayOf(seated.house);
    expect(movementsOf(figures)).toBe(1);
    await issued(settling(seated.orderId, { payments: [cash(12_600)] }), seated.house.owner);
    const now = await dayOf(seated.house);
    const counted = { openingCashPaise: ZERO, countedCashPaise: paise(12_600), paidOutPaise: ZERO, note: '' };
    const seen = { seenMovements: movementsOf(now), seenExpensesPaise: ZERO };
    await call(closeDay, { day: today(), requestId: newId(), ...counted, ...seen }, seated.house.owner);
    const closing = await get(closings, { restaurantId: seated.house.restaurantId, day: today() });
    expect(closing).toMatchObject({
      differencePaise: 0,
      sales: { deposits: { takenByMethod: { upi: 10_000 } } },
    });
  });

  test('has it in the session that was chosen, where several are open and none is the person’s own', async () => {
    const { house, bookingId } = await aDepositHouse();
    const { restaurantId, owner } = house;
    await change(serviceSettings, { restaurantId }, { cashSessions: { on: true, tills: TILLS } });
    const [ravi, meera] = [
      await withRights(restaurantId, ['cash']),
      await withRights(restaurantId, ['cash']),
    ];
    const [counter, bar] = [await opened(ravi, 'counter'), await opened(meera, 'bar')];
    const depositId = await taken(owner, bookingId, { method: 'cash', cashSession: bar });
    await call(refundDeposit, { ...back(depositId), cashSession: bar }, owner);
    const { receipt, refunds } = await depositOf(house, depositId);
    expect([receipt.cashSession, refunds[0]?.cashSession]).toEqual([bar, bar]);
    const untold = await taken(owner, bookingId, { method: 'cash' });
    expect((await depositOf(house, untold)).receipt.cashSession).toBe(counter);
  });

  test('of a cash session agrees with the day to the paisa', async () => {
    const { house, bookingId } = await aDepositHouse();
    const { restaurantId, owner } = house;
    await change(serviceSettings, { restaurantId }, { cashSessions: { on: true, tills: TILLS } });
    const cashSession = await opened(owner);
    const depositId = await taken(owner, bookingId, { method: 'cash' });
    expect((await depositOf(house, depositId)).receipt.cashSession).toBe(cashSession);
    await call(refundDeposit, { ...back(depositId), method: 'upi' }, owner);
    const sessions = await list(cashSessions, { restaurantId });
    expect(sumsOfDay(sessions, today())).toEqual(addSums(NO_SUMS, moneyOfDay(await dayOf(house))));
    expect(sessions[0]?.days[today()]).toMatchObject({
      depositsTaken: { cash: 50_000 },
      depositsGiven: { upi: 50_000 },
    });
  });
});
