import { expect, it } from 'vitest';
import { aDay } from '../../fixtures/days.ts';
import { rupees } from '../../money/money.ts';
import { tendersOf } from './tenders.ts';

it('adds up what each way of paying took, gave back and brought as tips', () => {
  const one = aDay({
    byMethod: { cash: rupees(100), upi: rupees(50) },
    refundsByMethod: { cash: rupees(10) },
    tipsByMethod: { upi: rupees(5) },
    partReturns: { count: 1, takenByMethod: { card: rupees(20) }, givenByMethod: { cash: rupees(20) } },
  });
  const other = aDay({ byMethod: { cash: rupees(1) }, tipsByMethod: { cash: rupees(2) } });
  const withNote = { ...other, debits: { ...other.debits, byMethod: { cash: rupees(7) } } };
  expect(tendersOf([one, withNote])).toEqual([
    { key: 'card', takenPaise: 20_00, givenBackPaise: 0, tipsPaise: 0 },
    { key: 'cash', takenPaise: 108_00, givenBackPaise: 30_00, tipsPaise: 2_00 },
    { key: 'upi', takenPaise: 50_00, givenBackPaise: 0, tipsPaise: 5_00 },
  ]);
});

it('has no way of paying without a day', () => expect(tendersOf([])).toEqual([]));
