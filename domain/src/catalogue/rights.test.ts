import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOSEN_RIGHTS, PRESETS, RIGHTS, rightsOf, roleOf, withImplied } from './rights.ts';

const someRights = fc.subarray([...RIGHTS]);

describe('rights with what they imply', () => {
  it('are closed: they imply nothing more', () => {
    fc.assert(
      fc.property(someRights, (rights) => {
        const all = withImplied(rights);
        expect(withImplied(all)).toEqual(all);
        expect(all).toEqual(expect.arrayContaining(rights));
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  it.each([
    [['payroll'], ['muster', 'payroll', 'dashboard']],
    [['reopen-day'], ['close-day', 'reopen-day', 'see-sales', 'dashboard']],
    [
      ['take-orders', 'cook'],
      ['take-orders', 'cook'],
    ],
    [[], []],
  ] as const)('%j are %j', (rights, all) => {
    expect(withImplied(rights)).toEqual(all);
  });
});

describe('a job', () => {
  it.each(PRESETS)('%s begins with rights that imply nothing more', (preset) => {
    expect(rightsOf(preset)).toEqual(withImplied(rightsOf(preset)));
  });

  it('gives a partner every right, an accountant nothing that writes but an export', () => {
    expect(rightsOf('partner')).toEqual(RIGHTS);
    expect(rightsOf('accountant')).toEqual(['see-sales', 'see-profit', 'see-returns', 'export', 'dashboard']);
  });

  it('leaves captains and cooks what they could do before there were rights, and no page of the dashboard', () => {
    expect(rightsOf('captain')).toEqual([
      'take-orders',
      'sold-out',
      'settle',
      'discount',
      'give-free',
      'refund',
    ]);
    expect(rightsOf('kitchen')).toEqual(['cook', 'sold-out']);
  });

  it('keeps subscription, support and the erasing of the restaurant from everybody: there is no right for them', () => {
    expect(CHOSEN_RIGHTS.join(' ')).not.toMatch(/subscription|support|erase|ownership/);
  });

  it.each([
    ['captain', 'captain'],
    ['kitchen', 'kitchen'],
    ['manager', 'office'],
    ['storekeeper', 'office'],
  ] as const)('%s works as %s', (preset, role) => expect(roleOf(preset)).toBe(role));
});
