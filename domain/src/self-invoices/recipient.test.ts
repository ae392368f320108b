import { describe, expect, it } from 'vitest';
import { sellerOf } from '../billing/documents/seller-of.ts';
import { anInvoice } from '../fixtures/billing.ts';
import { aRestaurant } from '../fixtures/restaurant.ts';
import { aRent } from '../fixtures/self-invoices.ts';
import { startOf } from '../time/ist.ts';
import { lastBillBy, recipientBy } from './recipient.ts';

const billOf = (more: Parameters<typeof aRestaurant>[0]) =>
  anInvoice({ seller: sellerOf(aRestaurant(more)) });

describe('the registration that owes the tax of an earlier day', () => {
  it('is asked of the last bill until that day, also in the month that runs, and of none today', () => {
    expect(lastBillBy(aRent().day, startOf('2026-12-03'))).toMatchObject({
      where: [['issuedAt', '<', new Date(startOf('2026-11-21'))]],
      orderBy: [['issuedAt', 'desc']],
      limit: 1,
    });
    expect(lastBillBy(aRent().day, startOf('2026-11-30'))).not.toBeNull();
    expect(lastBillBy(aRent().day, startOf(aRent().day))).toBeNull();
  });

  it('is the scheme and the number that the bill prints', () => {
    const present = aRestaurant();
    expect(recipientBy(present, billOf({ composition: true }))).toMatchObject({ composition: true });
    const gstin = '29AAACK7390H1Z7';
    expect(recipientBy(present, billOf({ gstin, legalName: 'Old Foods LLP' }))).toMatchObject({
      gstin,
      legalName: 'Old Foods LLP',
      composition: false,
    });
  });

  it('is the present one without a bill, or where nothing changed but a name', () => {
    const present = aRestaurant();
    expect(recipientBy(present, undefined)).toBe(present);
    expect(recipientBy(present, billOf({ legalName: 'Old Foods LLP' }))).toBe(present);
  });

  it('is none before the restaurant had a GSTIN', () => {
    expect(recipientBy(aRestaurant(), billOf({ gstin: '' }))).toBeNull();
  });
});
