import { describe, expect, it } from 'vitest';
import { emptyDay } from '../days/day.schema.ts';
import { expectedCash } from '../days/closing.ts';
import { movementsOf } from '../days/day-sums.ts';
import { addSums, inTill, moneyOfDay, NO_SUMS, tillOfSums } from '../cash/sums.ts';
import { tendersOf } from '../figures/span/tenders.ts';
import { aDeposit } from '../fixtures/deposits.ts';
import { BUSINESS_DAY, NOW } from '../fixtures/ids.ts';
import { reasonOf } from '../fixtures/reason-of.ts';
import { aRestaurant } from '../fixtures/restaurant.ts';
import { paise, rupees, ZERO } from '../money/money.ts';
import { HOUR } from '../time/ist.ts';
import { countApplied, countGivenBack, countKept, countTaken } from './count-deposits.ts';
import {
  applyTo,
  depositAskedOf,
  asPart,
  billed,
  calledOffOf,
  dayOfBooking,
  keep,
  knownOf,
  leftOfDeposit,
  mayKeep,
  newDeposit,
  refundWhole,
  released,
  depositSummaryOf,
  withTax,
} from './deposit.ts';

const by = { id: 'm1', name: 'Asha' };
const later = NOW + HOUR;
const moving = {
  method: 'cash',
  businessDay: BUSINESS_DAY,
  at: later,
  by,
  sequence: 1,
  reason: 'Plans',
} as const;
const facts = { at: later, businessDay: BUSINESS_DAY, by, reason: 'Did not come' };
const noShow = { state: 'no-show', at: NOW, cancelledAt: null, was: 'confirmed' };
const bill = {
  invoiceId: '2026-27_INV_000007',
  number: 'INV/26-27/000007',
  at: later,
  businessDay: BUSINESS_DAY,
};

describe('the tax inside a deposit', () => {
  // By hand: 500.00 × 5 ÷ 105 = 23.81, in halves 11.90 each; 1,000.00 × 18 ÷ 118 = 152.54, 76.27 each.
  it.each([
    [500, 500, 47_620, 1_190],
    [1_000, 500, 95_238, 2_381],
    [1_000, 1_800, 84_746, 7_627],
    [500, 0, 50_000, 0],
  ])('of ₹%i at %i is in two equal halves', (amount, taxBp, taxablePaise, half) => {
    const part = withTax(rupees(amount), taxBp);
    expect(part).toEqual({ amountPaise: rupees(amount), taxablePaise, cgstPaise: half, sgstPaise: half });
  });

  it('is there only where the seller charges GST', () => {
    const taken = (more: object) => {
      const { refunds: _r, applied: _a, kept: _k, receipt, party, bookingId } = aDeposit();
      const facts = { ...receipt, party, bookingId, amountPaise: rupees(500), rule: null };
      return newDeposit(aRestaurant(more), facts);
    };
    expect(taken({}).taxBp).toBe(500);
    expect(taken({ composition: true }).taxBp).toBe(0);
    expect(taken({ gstin: '' })).toMatchObject({ taxBp: 0, taxablePaise: rupees(500) });
    expect(taken({ taxSettings: { enabled: true, percentage: 18 } }).taxBp).toBe(1_800);
  });
});

describe('a receipt voucher', () => {
  it('has a number of its own series, and all that Rule 50 asks', () => {
    const { receipt, seller, party, rule } = aDeposit();
    expect(receipt.number).toBe('RV/26-27/000001');
    expect(receipt.number.length).toBeLessThanOrEqual(16);
    expect(seller).toMatchObject({ legalName: 'Spice Route Foods LLP', gstin: '29AAGCB7383J1Z4' });
    expect(party.name).toBe('Meera Iyer');
    expect(rule).toEqual({ noShow: 'kept', hours: 4 });
  });

  it('is refused without a name of the seller, with a series of another paper, or for too much cash', () => {
    const of = (more: object, cash = rupees(500)) => {
      const { receipt, party, bookingId } = aDeposit();
      const taking = { ...receipt, party, bookingId, amountPaise: cash, rule: null, method: 'cash' } as const;
      return reasonOf(() => newDeposit(aRestaurant(more), taking));
    };
    expect(of({ address: '' })).toBe('legal-details-missing');
    expect(of({ creditSeries: 'RV' })).toBe('legal-details-missing');
    expect(of({}, rupees(2_00_000))).toBe('cash-above-limit');
    expect(of({}, rupees(1_99_999))).toBeNull();
  });
});

describe('a deposit', () => {
  it('is taken off one bill, once, as far as the bill is due', () => {
    const onBill = applyTo(aDeposit(), { orderId: 'o1', duePaise: paise(30_001), at: later, by });
    expect(onBill.applied).toMatchObject({ amountPaise: 30_001, cgstPaise: 714, sgstPaise: 714 });
    expect(leftOfDeposit(onBill)).toEqual({
      amountPaise: 19_999,
      taxablePaise: 19_047,
      cgstPaise: 476,
      sgstPaise: 476,
    });
    expect(reasonOf(() => applyTo(onBill, { orderId: 'o2', duePaise: paise(1), at: later, by }))).toBe(
      'changed-meanwhile',
    );
    expect(reasonOf(() => applyTo(aDeposit(), { orderId: 'o1', duePaise: paise(0), at: later, by }))).toBe(
      'nothing-to-bill',
    );
    expect(asPart('d1', onBill)).toMatchObject({ id: 'd1', method: 'deposit', name: 'RV/26-27/000001' });
  });

  it('gives the rest back by a refund voucher, and the parts add up to the paisa', () => {
    const onBill = applyTo(aDeposit(), { orderId: 'o1', duePaise: paise(30_001), at: later, by });
    const { deposit, refund } = refundWhole(onBill, aRestaurant(), moving);
    expect(refund).toMatchObject({ number: 'RF/26-27/000001', amountPaise: 19_999, cgstPaise: 476 });
    expect(deposit.state).toBe('applied');
    expect(leftOfDeposit(deposit)).toEqual({ amountPaise: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0 });
    expect(reasonOf(() => refundWhole(deposit, aRestaurant(), moving))).toBe('changed-meanwhile');
  });

  it('waits again after its bill is void', () => {
    const onBill = applyTo(aDeposit(), { orderId: 'o1', duePaise: rupees(900), at: later, by });
    const done = billed(onBill, bill);
    expect(depositSummaryOf('d1', done)).toMatchObject({ state: 'applied', leftPaise: 0 });
    expect(depositSummaryOf('d1', released(done))).toMatchObject({ state: 'held', leftPaise: rupees(500) });
  });

  it('counts in the month of each voucher and bill', () => {
    const onBill = applyTo(aDeposit(), { orderId: 'o1', duePaise: rupees(900), at: later, by });
    const inDecember = { ...bill, at: NOW + 24 * 30 * HOUR };
    expect(billed(onBill, inDecember).months).toEqual(['2026-11', '2026-12']);
  });
});

describe('the list of those that wait', () => {
  it('has a deposit as long as some of it is left', () => {
    const since = aDeposit().receipt.at;
    const part = applyTo(aDeposit(), { orderId: 'o1', duePaise: rupees(300), at: later, by });
    const whole = applyTo(aDeposit(), { orderId: 'o1', duePaise: rupees(900), at: later, by });
    const kept = keep(aDeposit(), noShow, facts);
    const states = [aDeposit(), part, whole, released(whole), kept];
    expect(states.map(({ waitsSince }) => waitsSince)).toEqual([since, since, null, since, null]);
    expect(refundWhole(part, aRestaurant(), moving).deposit.waitsSince).toBeNull();
  });
});

describe('the owner’s rule', () => {
  const at = NOW;
  it.each([
    ['a no-show', { state: 'no-show', cancelledAt: null }, true],
    ['a party that cancelled three hours before', { state: 'cancelled', cancelledAt: at - 3 * HOUR }, true],
    ['a party that cancelled four hours before', { state: 'cancelled', cancelledAt: at - 4 * HOUR }, false],
    ['a party whose booking the host cancelled', { state: 'cancelled', cancelledAt: null }, true],
    ['a request that was declined', { state: 'cancelled', cancelledAt: null, was: 'requested' }, false],
    ['a party that is expected', { state: 'confirmed', cancelledAt: null }, false],
  ])('on %s, once its time has come', (_, of, may) => {
    const booking = { at, was: 'confirmed', ...of };
    expect(mayKeep(aDeposit(), booking, at)).toBe(may);
    expect(mayKeep(aDeposit(), booking, at - 1)).toBe(false);
    expect(mayKeep(aDeposit({ rule: { noShow: 'returned', hours: 4 } }), booking, at)).toBe(false);
    expect(mayKeep(aDeposit({ rule: null }), booking, at)).toBe(false);
  });

  it('keeps a deposit once', () => {
    const kept = keep(aDeposit(), noShow, facts);
    expect(kept).toMatchObject({ state: 'kept', kept: { amountPaise: rupees(500), cgstPaise: 1_190 } });
    expect(reasonOf(() => keep(kept, noShow, facts))).toBe('changed-meanwhile');
    expect(reasonOf(() => refundWhole(kept, aRestaurant(), moving))).toBe('changed-meanwhile');
    expect(reasonOf(() => keep(aDeposit({ rule: null }), noShow, facts))).toBe('booking-state');
  });

  it('is given back after all, by a refund voucher that says that it was kept', () => {
    const kept = keep(aDeposit(), noShow, facts);
    const { deposit, refund } = refundWhole(kept, aRestaurant(), { ...moving, isKept: true });
    expect(refund).toMatchObject({
      amountPaise: rupees(500),
      cgstPaise: 1_190,
      kept: { reason: facts.reason },
    });
    expect(deposit).toMatchObject({ state: 'refunded', kept: null, waitsSince: null });
    expect(leftOfDeposit(deposit).amountPaise).toBe(0);
    const again = (isKept: boolean) =>
      reasonOf(() => refundWhole(deposit, aRestaurant(), { ...moving, isKept }));
    expect([again(true), again(false)]).toEqual(['changed-meanwhile', 'changed-meanwhile']);
    const held = () => refundWhole(aDeposit(), aRestaurant(), { ...moving, isKept: true });
    expect(reasonOf(held)).toBe('changed-meanwhile');
  });

  it('asks what became of a booking that is deleted of its place, or of the host', () => {
    const placing = { state: 'left', at: NOW, was: 'seated' };
    expect(calledOffOf(aDeposit(), null, placing)).toEqual({ ...placing, cancelledAt: null });
    expect(calledOffOf(aDeposit(), { guest: { cancelledAt: 1 } }, placing)?.cancelledAt).toBe(1);
    expect(calledOffOf(aDeposit(), {}, undefined)).toBeNull();
    const gone = calledOffOf(aDeposit(), null, undefined);
    expect(gone).toMatchObject({ state: 'no-show', at: aDeposit().party.at });
    expect(gone !== null && mayKeep(aDeposit({ rule: { noShow: 'returned', hours: 4 } }), gone, later)).toBe(
      false,
    );
  });

  it.each([
    ['that its guest cancelled in time', NOW - 5 * HOUR, false],
    ['that its guest cancelled too late', NOW - 3 * HOUR, true],
    ['that the host cancelled', null, true],
  ])('of a deleted booking %s knows that by itself', (_, cancelledAt, may) => {
    const booking = { day: BUSINESS_DAY, cancelledAt };
    const deposit = aDeposit({ booking });
    const placing = { state: 'cancelled', at: NOW, was: 'confirmed' };
    const off = calledOffOf(deposit, null, placing);
    expect(off !== null && mayKeep(deposit, off, later)).toBe(may);
    // As long as the booking was there, it said the same.
    expect(calledOffOf(deposit, { guest: { cancelledAt } }, placing)).toEqual(off);
    expect(knownOf({ day: BUSINESS_DAY, guest: { cancelledAt } })).toEqual(booking);
    expect(knownOf({ day: BUSINESS_DAY })).toEqual({ day: BUSINESS_DAY, cancelledAt: null });
  });

  it('finds the place of a booking that moved to another day, also after it is deleted', () => {
    const moved = aDeposit({ booking: { day: '2026-12-24', cancelledAt: null } });
    expect(dayOfBooking(moved, null)).toBe('2026-12-24');
    expect(dayOfBooking(moved, { day: '2026-12-25' })).toBe('2026-12-25');
    const { booking: _booking, ...before } = moved;
    expect(dayOfBooking(before, null)).toBe(BUSINESS_DAY);
  });

  it.each([
    [
      'that was cancelled, maybe by its guest in time',
      { state: 'cancelled', was: 'confirmed' },
      false,
      undefined,
    ],
    ['that did not come', { state: 'no-show', was: 'late' }, true, undefined],
    ['that nobody marked', { state: 'confirmed', was: null }, true, true],
    ['that was confirmed, late, and never marked', { state: 'late', was: 'confirmed' }, true, true],
    ['whose request nobody answered', { state: 'requested', was: null }, false, undefined],
    ['that sat down', { state: 'seated', was: 'confirmed' }, false, undefined],
  ])('on a deleted booking of a party %s', (_name, of, may, isUnmarked) => {
    // A deposit from before the booking's day and cancellation were kept with it.
    const { booking: _, ...before } = aDeposit();
    const off = calledOffOf(before, null, { at: NOW, ...of });
    expect(off !== null && mayKeep(aDeposit(), off, later)).toBe(may);
    expect(off?.isUnmarked).toBe(isUnmarked);
    // While the booking is there, a party that is expected is marked first.
    const known = calledOffOf(aDeposit(), {}, { at: NOW, ...of });
    expect(known?.state).toBe(of.state);
  });

  it('asks a party from its size on', () => {
    const rule = { from: 4, amountPaise: rupees(200), per: 'guest', noShow: 'kept', hours: 0 } as const;
    expect([
      depositAskedOf(rule, 3),
      depositAskedOf(rule, 4),
      depositAskedOf({ ...rule, per: 'party' }, 9),
      depositAskedOf(null, 9),
    ]).toEqual([0, rupees(800), rupees(200), 0]);
  });
});

describe('the day of a deposit', () => {
  const part = withTax(rupees(500), 500);
  const taken = countTaken(emptyDay(BUSINESS_DAY), part, 'cash');

  it('has its money by its method, and no sale', () => {
    expect(taken.totalPaise).toBe(0);
    expect(taken.deposits).toMatchObject({ count: 1, takenByMethod: { cash: rupees(500) } });
    expect(movementsOf(taken)).toBe(1);
    const drawer = { openingCashPaise: rupees(1_000), paidOutPaise: ZERO };
    expect(expectedCash(taken, drawer, ZERO)).toBe(rupees(1_500));
    const back = countGivenBack(taken, withTax(rupees(200), 500), 'cash');
    expect(expectedCash(back, drawer, ZERO)).toBe(rupees(1_300));
    expect(tillOfSums(addSums(NO_SUMS, moneyOfDay(back)))).toEqual({ cash: rupees(300) });
    expect(tendersOf([back])).toEqual([
      { key: 'cash', takenPaise: rupees(500), givenBackPaise: rupees(200), tipsPaise: 0 },
    ]);
  });

  it('of its bill does not count its money again', () => {
    const day = {
      ...countApplied(emptyDay(BUSINESS_DAY), part, 1),
      byMethod: { deposit: rupees(500), upi: rupees(100) },
    };
    expect(tendersOf([day]).map(({ key, takenPaise }) => [key, takenPaise])).toEqual([['upi', rupees(100)]]);
    expect(moneyOfDay(day)).toMatchObject({ taken: { upi: rupees(100) } });
    expect(day.deposits).toMatchObject({ applied: { totalPaise: rupees(500), taxPaise: 2_380 } });
    const onBill = applyTo(aDeposit(), { orderId: 'o1', duePaise: rupees(900), at: later, by });
    expect(inTill([asPart('d1', onBill)])).toEqual({});
  });

  it('is as before after a void bill, but for how often it moved', () => {
    const once = countApplied(emptyDay(BUSINESS_DAY), part, 1);
    expect(countApplied(once, part, -1).deposits).toMatchObject({
      count: 2,
      applied: { totalPaise: 0, taxPaise: 0 },
    });
    expect(countKept(once, part, 1).deposits).toMatchObject({
      kept: { totalPaise: rupees(500), taxPaise: 2_380 },
    });
  });
});
