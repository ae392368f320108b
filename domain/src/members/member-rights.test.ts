import { describe, expect, it } from 'vitest';
import type { RightLimits } from './member.schema.ts';
import { RIGHTS, rightsOf } from '../catalogue/rights.ts';
import { aMember } from '../fixtures/people.ts';
import { paise } from '../money/money.ts';
import {
  assertMayGive,
  authorityOf,
  authorityOfJob,
  discountLimitOf,
  jobOf,
  OWNERS_AUTHORITY,
  rightsToStore,
} from './member-rights.ts';

const manager = authorityOfJob('manager');
const captain = authorityOfJob('captain');

describe('what a member may do', () => {
  it.each(['captain', 'kitchen'] as const)('is read from the role of an older %s', (role) => {
    const member = aMember({ role });
    expect(jobOf(member)).toBe(role);
    expect(authorityOf(member)).toEqual({
      can: rightsOf(role),
      limits: { discount: 'captain', voidDays: 0 },
    });
  });

  it('is what the record says, whatever the job', () => {
    expect(authorityOf(aMember({ preset: 'manager', can: ['cook'] })).can).toEqual(['cook']);
  });

  it('is nothing for the dismissed, and nothing in the office without a record of rights', () => {
    expect(authorityOf(aMember({ active: false })).can).toEqual([]);
    expect(authorityOf(aMember({ role: 'office' })).can).toEqual([]);
  });

  it('reaches as far as the limits: for captains the restaurant’s, for the owner any', () => {
    const most = paise(500_00);
    expect([OWNERS_AUTHORITY, manager, captain].map((who) => discountLimitOf(who, most))).toEqual([
      null,
      null,
      most,
    ]);
    expect(discountLimitOf({ ...captain, limits: { discount: paise(50_00), voidDays: 0 } }, most)).toBe(
      50_00,
    );
    expect([OWNERS_AUTHORITY, manager, captain].map(({ limits }) => limits.voidDays)).toEqual([null, 31, 0]);
  });
});

describe('chosen rights', () => {
  it('are stored with what they imply and the role of the job', () => {
    expect(
      rightsToStore({ preset: 'captain', can: ['take-orders', 'close-day'], limits: captain.limits }),
    ).toEqual({
      role: 'captain',
      preset: 'captain',
      can: ['take-orders', 'close-day', 'see-sales', 'dashboard'],
      limits: captain.limits,
    });
    expect(rightsToStore({ preset: 'cashier', can: null, limits: captain.limits })).toMatchObject({
      role: 'office',
      can: rightsOf('cashier'),
    });
  });
});

describe('giving rights', () => {
  const limited = (discount: RightLimits['discount'] | number, voidDays: number | null = 0) => ({
    can: rightsOf('manager'),
    limits: { discount: typeof discount === 'number' ? paise(discount) : discount, voidDays },
  });

  it('is for those who have them', () => {
    expect(() => assertMayGive(OWNERS_AUTHORITY, authorityOfJob('partner'))).not.toThrow();
    expect(() => assertMayGive(manager, captain)).not.toThrow();
    expect(() => assertMayGive(manager, manager)).not.toThrow();
    expect(() => assertMayGive(manager, authorityOfJob('partner'))).toThrow('right-not-yours');
    expect(() => assertMayGive(captain, authorityOfJob('kitchen'))).toThrow('right-not-yours');
    expect(() => assertMayGive({ ...captain, can: RIGHTS }, { ...captain, can: RIGHTS })).not.toThrow();
  });

  it.each([
    ['more discount', limited(500_00), limited(500_01)],
    ['any discount', limited(500_00), limited('any')],
    ['older bills', limited('any', 3), limited('any', 4)],
    ['bills of any age', limited('any', 3), limited('any', null)],
    ['an amount beside the captain’s limit', limited('captain'), limited(1)],
  ])('stops at one’s own limits: %s', (_, giver, given) => {
    expect(() => assertMayGive(giver, given)).toThrow('right-not-yours');
    expect(() => assertMayGive(given, giver)).not.toThrow();
  });
});
