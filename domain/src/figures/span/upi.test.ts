import { expect, it } from 'vitest';
import { rupees } from '../../money/money.ts';
import { upiUnconfirmedOf } from './upi.ts';

it.each([
  [500, 300, 200],
  [500, 500, 0],
  [500, 800, 0],
])('of ₹%i declared and ₹%i received by UPI, ₹%i are not confirmed', (declared, received, open) => {
  const upiDeclarations = { count: 2, totalPaise: rupees(declared) };
  expect(upiUnconfirmedOf({ upiDeclarations, byMethod: { upi: rupees(received) } })).toBe(open * 100);
});

it('knows a day without any UPI', () => {
  const upiDeclarations = { count: 1, totalPaise: rupees(90) };
  expect(upiUnconfirmedOf({ upiDeclarations, byMethod: {} })).toBe(90_00);
});
