import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aCashSession } from '@bhoj/domain/fixtures/cash';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { rupees, ZERO } from '@bhoj/domain/money/money';
import { SessionSheet } from './session-sheet.tsx';

afterEach(cleanup);

const by = { id: 'masha0000000', name: 'Asha' };
const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

it('an X report says what moved and what should be there (P-SESSION-7)', () => {
  render(<SessionSheet session={aCashSession()} expensesPaise={rupees(60)} restaurantName="Spice Route" />);
  expect(screen.getByRole('heading').textContent).toBe('X report');
  expect(valueOf('Bills: Cash')).toBe('₹378');
  expect(valueOf('Float')).toBe('₹2,000');
  expect(valueOf('Drop to the safe')).toBe('-₹100');
  expect(valueOf('Expenses from the drawer')).toBe('-₹60');
  expect(valueOf('Expected: Cash')).toBe('₹2,218');
});

it('a Z report has its number, every count, the differences, what came late and the note', () => {
  const session = aCashSession({
    state: 'closed',
    counts: [
      { at: NOW, by, notes: { '100': 1, '500': 4 }, byTender: {} },
      { at: NOW + 1, by, notes: { '500': 4 }, byTender: {} },
    ],
    result: {
      expected: { cash: rupees(2_278) },
      counted: { cash: rupees(2_000) },
      difference: { cash: rupees(-278) },
      expensesPaise: ZERO,
      suspects: [],
    },
    late: { count: 1, totalPaise: rupees(95) },
    waited: { id: 'w', count: 2, totalPaise: rupees(190) },
    closed: { z: 7, at: NOW, by, note: 'Change given twice' },
  });
  render(<SessionSheet session={session} expensesPaise={ZERO} restaurantName="Spice Route" />);
  expect(screen.getByRole('heading').textContent).toBe('Z report 7');
  expect(valueOf('Counted: Cash')).toBe('₹2,000');
  expect(screen.getByText(/Count 1: .*₹500 × 4, ₹100 × 1/)).toBeTruthy();
  expect(screen.getByText(/Count 2:/)).toBeTruthy();
  expect(screen.getByText('Cash: ₹278 missing')).toBeTruthy();
  expect(screen.getByText(/2 payments of ₹190 that came while no session was open/)).toBeTruthy();
  expect(screen.getByText(/1 payment of ₹95 came late/)).toBeTruthy();
  expect(screen.getByText('Change given twice')).toBeTruthy();
});
