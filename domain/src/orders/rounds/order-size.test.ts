import { expect, it } from 'vitest';
import { aDal } from '../../fixtures/lines.ts';
import { anOrder, RAVI } from '../../fixtures/orders.ts';
import { rupees } from '../../money/money.ts';
import { assertFits } from './order-size.ts';

const worth = (amount: number) =>
  anOrder({ rounds: [{ by: RAVI, lines: [aDal({ quantity: 10, unitPaise: rupees(amount / 10) })] }] });

it('takes an order of ₹50,00,000, and no more', () => {
  const most = worth(50_00_000);
  expect(() => assertFits(most)).not.toThrow();
  const more = {
    ...most,
    lines: { ...most.lines, '2-1': { ...aDal(), ...Object.values(most.lines)[0], unitPaise: rupees(1) } },
  };
  expect(() => assertFits(more as typeof most)).toThrow(
    expect.objectContaining({ reason: 'order-value-too-large' }),
  );
});
