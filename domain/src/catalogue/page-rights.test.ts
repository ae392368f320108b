import { describe, expect, it } from 'vitest';
import { firstPageOf, mayOpen } from './page-rights.ts';
import { PRESETS, RIGHTS, rightsOf, roleOf } from './rights.ts';

describe('who may open a page', () => {
  it.each([
    ['payroll', 'owner', [], true],
    ['payroll', 'office', ['muster'], true],
    ['payroll', 'office', ['see-sales'], false],
    ['payroll', 'office', null, null],
    ['captain', 'captain', null, true],
    ['captain', 'captain', ['cook'], false],
    ['captain', 'kitchen', ['take-orders'], true],
    ['menu', 'captain', null, false],
    ['subscription', 'office', RIGHTS, false],
    ['subscription', 'owner', [], true],
    ['super', 'office', RIGHTS, false],
    ['menu', 'super', RIGHTS, false],
    ['landing', 'office', [], true],
  ] as const)('%s for %s with %j is %s', (name, role, rights, expected) => {
    expect(mayOpen(name, role, rights)).toBe(expected);
  });

  it('leads each job to a page of its own first', () => {
    const first = PRESETS.map((preset) => [preset, firstPageOf(roleOf(preset), rightsOf(preset))]);
    expect(Object.fromEntries(first)).toEqual({
      partner: 'dashboard',
      manager: 'dashboard',
      cashier: 'dashboard',
      captain: 'captain',
      kitchen: 'kitchen',
      storekeeper: 'expenses',
      accountant: 'dashboard',
    });
    expect(firstPageOf('office', [])).toBeNull();
  });
});
