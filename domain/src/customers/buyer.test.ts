import { describe, expect, it } from 'vitest';
import { aBuyer } from '../fixtures/people.ts';
import { buyerFaults, isBusiness, isRegistered, isSellerItself, NO_BUYER, tidyBuyer } from './buyer.ts';
import { typedBuyerSchema } from './typed-buyer.schema.ts';
import type { Buyer } from './buyer.schema.ts';

const person: Partial<Buyer> = { name: 'Meera Iyer', gstin: '', stateCode: '29' };
const embassy: Partial<Buyer> = { gstin: '0717USA00001UN7', stateCode: '07' };

describe('a typed buyer', () => {
  it.each<[string, Partial<Buyer>, string[]]>([
    ['a company with its GSTIN', {}, []],
    ['a person with address and State', person, []],
    ['an embassy with its UIN', embassy, []],
    ['a UIN of Delhi with the State Karnataka', { ...embassy, stateCode: '29' }, ['stateCode']],
    ['nobody by name', { name: '  ' }, ['name']],
    ['no address', { ...person, address: '' }, ['address']],
    ['a GSTIN whose last character does not fit the others', { gstin: '27AAPFU0939F1ZU' }, ['gstin']],
    ['a GSTIN that is too short', { gstin: '27AAPFU0939F1Z' }, ['gstin']],
    ['a GSTIN of Maharashtra with the State Karnataka', { stateCode: '29' }, ['stateCode']],
    ['a person without a State', { ...person, stateCode: '' }, ['stateCode']],
    ['a State that does not exist', { ...person, stateCode: '40' }, ['stateCode']],
    ['an address of blanks', { ...person, address: '  ' }, ['address']],
    ['nothing', NO_BUYER, ['name', 'address', 'stateCode']],
  ])('%s', (_, over, faults) => {
    const buyer = aBuyer(over);
    expect(buyerFaults(buyer)).toEqual(faults);
    const parsed = typedBuyerSchema.safeParse(buyer);
    const named = new Set((parsed.error?.issues ?? []).map(({ path }) => path[0]));
    expect(named).toEqual(new Set(faults));
  });

  it('is kept with its GSTIN in capitals, which decides the State', () => {
    const typed = { name: ' Uttam ', gstin: '27aapfu 0939f1zv', address: '4  Nariman Point ', stateCode: '' };
    expect(tidyBuyer(typed)).toEqual({
      name: 'Uttam',
      gstin: '27AAPFU0939F1ZV',
      address: '4 Nariman Point',
      stateCode: '27',
    });
    expect(tidyBuyer(aBuyer(person)).stateCode).toBe('29');
  });

  it('begins empty', () => {
    expect(NO_BUYER).toEqual({ name: '', gstin: '', address: '', stateCode: '' });
  });

  it('with a UIN is listed like a business, and is not registered (CGST Act s. 2(94))', () => {
    expect([isBusiness(aBuyer(embassy)), isRegistered(aBuyer(embassy))]).toEqual([true, false]);
    expect([isRegistered(aBuyer()), isRegistered(aBuyer(person)), isRegistered(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is the seller itself with the seller’s GSTIN, never without one', () => {
    const { gstin } = aBuyer();
    expect(isSellerItself(aBuyer(), { gstin })).toBe(true);
    expect(isSellerItself(aBuyer(), { gstin: '29AAGCB7383J1Z4' })).toBe(false);
    expect(isSellerItself(aBuyer(person), { gstin: '' })).toBe(false);
    expect(isSellerItself(null, { gstin })).toBe(false);
  });

  it('is a business only with a GSTIN', () => {
    expect([isBusiness(aBuyer()), isBusiness(aBuyer(person)), isBusiness(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
