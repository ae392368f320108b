import { describe, expect, it } from 'vitest';
import { sellerOf } from '../billing/documents/seller-of.ts';
import { anInvoice } from '../fixtures/billing.ts';
import { refusalOf } from '../fixtures/reason-of.ts';
import { aRestaurant } from '../fixtures/restaurant.ts';
import { aRent } from '../fixtures/self-invoices.ts';
import { startOf } from '../time/ist.ts';
import { billsAround, chosenRecipient, recipientsOn } from './recipient.ts';
import type { Around } from './recipient.ts';

const DAY = aRent().day;
const OLD = '29AAACK7390H1Z7';
const present = aRestaurant();

const billOf = (more: Parameters<typeof aRestaurant>[0], day: string) =>
  anInvoice({ seller: sellerOf(aRestaurant(more)), issuedAt: startOf(day) });

const on = (around: Partial<Around>) =>
  recipientsOn(present, DAY, { until: undefined, after: undefined, ...around });

describe('the registrations that may owe the tax of an earlier day', () => {
  it('are asked of the bills around that day, also in the month that runs, and of none today', () => {
    const end = new Date(startOf('2026-11-21'));
    expect(billsAround(DAY, startOf('2026-12-03'))).toMatchObject({
      until: { where: [['issuedAt', '<', end]], orderBy: [['issuedAt', 'desc']], limit: 1 },
      after: { where: [['issuedAt', '>=', end]], orderBy: [['issuedAt', 'asc']], limit: 1 },
    });
    expect(billsAround(DAY, startOf('2026-11-30'))).not.toBeNull();
    expect(billsAround(DAY, startOf(DAY))).toBeNull();
  });

  it('are the scheme and the number that a bill of the day prints', () => {
    expect(on({ until: billOf({ composition: true }, DAY) })).toMatchObject([{ composition: true }]);
    expect(on({ until: billOf({ gstin: OLD, legalName: 'Old Foods LLP' }, DAY) })).toMatchObject([
      { gstin: OLD, legalName: 'Old Foods LLP', composition: false },
    ]);
  });

  it('are one where the bills before and after the day agree', () => {
    const around = {
      until: billOf({ gstin: OLD }, '2026-11-18'),
      after: billOf({ gstin: OLD }, '2026-11-22'),
    };
    expect(on(around)).toMatchObject([{ gstin: OLD }]);
  });

  it('are two where the bills before and after the day disagree, or the last bill and the present one', () => {
    const until = billOf({ composition: true }, '2026-11-18');
    const two = [{ composition: true }, { composition: false }];
    expect(on({ until, after: billOf({}, '2026-11-22') })).toMatchObject(two);
    expect(on({ until })).toMatchObject(two);
    expect(on({ until: billOf({ gstin: '' }, '2026-11-18') })).toEqual([null, present]);
  });

  it('are that of the first bill where none is before the day, and without a bill the present one', () => {
    expect(on({ after: billOf({ gstin: OLD }, '2026-11-22') })).toMatchObject([{ gstin: OLD }]);
    const [only] = on({});
    expect(only).toBe(present);
    expect(on({ until: billOf({ legalName: 'Old Foods LLP' }, '2026-11-18') })).toEqual([present]);
  });
});

describe('the registration that owes it', () => {
  const composition = aRestaurant({ composition: true });
  const asked = ({ gstin }: typeof present, isComposition: boolean) => ({
    gstin,
    composition: isComposition,
  });

  it('is the one that the restaurant had, or that the owner chose of two', () => {
    expect(chosenRecipient([present], undefined)).toBe(present);
    expect(chosenRecipient([present], asked(present, false))).toBe(present);
    expect(chosenRecipient([composition, present], asked(present, true))).toBe(composition);
    expect(chosenRecipient([composition, present], asked(present, false))).toBe(present);
    expect(chosenRecipient([null, present], asked(present, false))).toBe(present);
  });

  it('is refused without a choice of two, for another one, and where there was none', () => {
    const refused = (...of: Parameters<typeof chosenRecipient>) => refusalOf(() => chosenRecipient(...of));
    const unclear = { reason: 'invalid-input', details: { fields: ['registration'] } };
    expect(refused([composition, present], undefined)).toEqual(unclear);
    expect(refused([null, present], undefined)).toEqual(unclear);
    expect(refused([present], asked(present, true))).toMatchObject({ reason: 'changed-meanwhile' });
    expect(refused([null], asked(present, false))).toMatchObject({ reason: 'invalid-input' });
  });
});
