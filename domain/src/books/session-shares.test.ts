import { describe, expect, it } from 'vitest';
import { moneyOfDay, NO_SUMS } from '../cash/sums.ts';
import { countCreditNote } from '../days/day.ts';
import { aCreditNote } from '../fixtures/billing.ts';
import { aCashSession } from '../fixtures/cash.ts';
import { aDay } from '../fixtures/days.ts';
import { anExpense } from '../fixtures/expenses.ts';
import { paise, sum } from '../money/money.ts';
import { expenseRows, paymentRows } from './book-rows.ts';
import { booksOf } from './books.ts';
import { vouchersOfDay } from './day-vouchers.ts';
import { sharesOf } from './session-shares.ts';

const day = countCreditNote(aDay(), aCreditNote());
const person = { id: 'm', name: 'Asha' };
const counter = {
  id: 'S1',
  value: aCashSession({
    holder: person,
    closed: { z: 3, at: 1, by: person, note: '' },
    waited: { id: 'Waits', count: 1, totalPaise: paise(1) },
    days: { [day.day]: { ...NO_SUMS, taken: { cash: paise(100_00) } } },
  }),
};
const bar = {
  id: 'S2',
  value: aCashSession({
    till: { id: 'bar', name: 'Bar' },
    holder: null,
    days: {
      [day.day]: { ...NO_SUMS, taken: { cash: paise(50_00), upi: paise(20_00) } },
      '2026-11-21': NO_SUMS,
    },
  }),
};
const waiting = { id: 'S3', value: aCashSession({ state: 'waiting', till: null, holder: null }) };
const SESSIONS = [counter, bar, waiting];

describe('the money of a day by cash session', () => {
  it('adds up to the day; what is in no session stands by itself', () => {
    const shares = sharesOf(day, SESSIONS);
    expect(shares.map(({ session }) => session)).toEqual(['Counter · Asha · Z 3', 'Bar', '']);
    const rows = (sessions: typeof SESSIONS) => paymentRows([day], sessions).slice(1);
    const total = (sessions: typeof SESSIONS, method: string, column: number) =>
      sum(
        rows(sessions)
          .filter((row) => row[1] === method)
          .map((row) => paise(Math.round(Number(row[column]) * 100))),
      );
    for (const method of ['cash', 'upi'])
      for (const column of [2, 3, 4]) expect(total(SESSIONS, method, column)).toBe(total([], method, column));
    expect(new Set(rows(SESSIONS).map((row) => row[5]))).toEqual(
      new Set(['Counter · Asha · Z 3', 'Bar', '']),
    );
  });

  it('is the day alone without sessions', () => {
    expect(sharesOf(day, [])).toEqual([{ session: '', sums: { ...NO_SUMS, ...moneyOfDay(day) } }]);
    expect(paymentRows([day], []).every((row) => row.length === 6)).toBe(true);
    expect(sharesOf(aDay({ byMethod: {}, tipsByMethod: {} }), [])).toEqual([]);
  });

  it('stands in the narration of Tally’s receipts, and changes no amount and no id', () => {
    const [plain, named] = [vouchersOfDay(day), vouchersOfDay(day, SESSIONS)];
    const facts = (vouchers: typeof plain) => vouchers.map((each) => ({ ...each, note: '' }));
    expect(facts(named)).toEqual(facts(plain));
    const noteOf = (vouchers: typeof plain, what: string) =>
      vouchers.find(({ id }) => id === `bhoj-${day.day}-${what}`)?.note;
    expect(noteOf(plain, 'taken-cash')).toBe('Taken on bills');
    expect(noteOf(named, 'taken-cash')).toMatch(
      /^Taken on bills\. Counter · Asha · Z 3: 100\.00; Bar: 50\.00; In no session: \d+\.\d\d$/,
    );
    expect(noteOf(named, 'refunded-cash')).toMatch(/^Given back on credit notes\. In no session: /);
    const books = booksOf([day], [], { months: [day.day.slice(0, 7)], sessions: SESSIONS });
    expect(books.vouchers.map(({ note }) => note)).toEqual(named.map(({ note }) => note));
  });

  it('names the session that paid an expense', () => {
    const spent = ['S1', 'Waits', 'gone'].map((cashSession) => anExpense({ cashSession }));
    const rows = expenseRows([...spent, anExpense()], SESSIONS);
    expect(rows.map((row) => row.at(-1))).toEqual([
      'Cash session',
      'Counter · Asha · Z 3',
      'Counter · Asha · Z 3',
      '',
      '',
    ]);
  });
});
