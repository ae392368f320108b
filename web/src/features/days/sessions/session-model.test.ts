import { expect, it } from 'vitest';
import { expectedOf } from '@bhoj/domain/cash/sums';
import { aCashSession } from '@bhoj/domain/fixtures/cash';
import { paise, rupees, ZERO } from '@bhoj/domain/money/money';
import {
  countedTenders,
  countOf,
  daysOfUnusual,
  movedRows,
  moveForm,
  movementOf,
  piecesOf,
  reportRows,
  sessionsOfDay,
  typedCash,
} from './session-model.ts';

const DAY = '2026-11-20';
const entry = (id: string, over: Parameters<typeof aCashSession>[0] = {}) => ({
  id,
  value: aCashSession(over),
});

it('shows the open sessions first, and unfinished ones of earlier days', () => {
  const before = entry('old', { businessDay: '2026-11-19', state: 'counted' });
  const sessions = sessionsOfDay(
    DAY,
    [entry('closed', { state: 'closed' }), entry('open'), entry('w', { state: 'waiting', till: null })],
    [before, entry('open')],
  );
  expect(sessions.shown.map(({ id }) => id)).toEqual(['open', 'old', 'closed']);
  expect(sessions.unfinished).toBe(2);
  expect(sessions.waiting?.state).toBe('waiting');
  expect(sessionsOfDay(DAY, [], []).waiting).toBeNull();
});

it('counts pieces of notes, and other methods only where somebody typed an amount', () => {
  expect([undefined, '', ' 12 ', '1.5', 'x', '123456'].map(piecesOf)).toEqual([0, 0, 12, null, null, null]);
  expect(typedCash({ '500': '2', '10': 'x', '1': '3' })).toBe(1_003_00);
  expect(countOf({ '500': '2', '1': '' }, { upi: '12.50', card: ' ' })).toEqual({
    notes: { '500': 2 },
    byTender: { upi: 12_50 },
  });
  expect(countOf({ '500': 'two' }, {})).toBeNull();
  expect(countOf({}, { upi: 'x' })).toBeNull();
});

it('asks for card and UPI, and for what else the session took', () => {
  const days = {
    [DAY]: {
      ...aCashSession().days[DAY],
      taken: { cash: paise(1), 'other:Sodexo': paise(2), room: paise(3) },
    } as never,
  };
  expect(countedTenders(aCashSession({ days, held: { upi: paise(5) } }))).toEqual([
    'upi',
    'card',
    'other:Sodexo',
  ]);
});

it('the rows of a report add up to the cash that should be there', () => {
  const session = aCashSession({ held: { cash: paise(70) }, released: { cash: paise(20) } });
  const documents = reportRows(session).filter(({ tender, what }) => tender === 'cash' && what !== 'tips');
  const total = documents.reduce((all, { amount }) => all + amount, 0);
  expect(total + session.floatPaise - rupees(100)).toBe(expectedOf(session, ZERO)['cash']);
  expect(movedRows(session)).toEqual([{ kind: 'drop', amount: rupees(100) }]);
});

it('cash out is an expense only where it has a category', () => {
  const typed = {
    kind: 'out',
    amount: '60',
    reason: 'Ice',
    isExpense: true,
    category: '',
    vendor: '',
  } as const;
  expect(moveForm.safeParse(typed).success).toBe(false);
  const entered = moveForm.parse({ ...typed, category: 'Groceries' });
  expect(movementOf(entered).expense).toEqual({ category: 'Groceries', vendor: '' });
  expect(movementOf(moveForm.parse({ ...typed, kind: 'drop' })).expense).toBeNull();
  expect(moveForm.safeParse({ ...typed, isExpense: false, amount: '0' }).success).toBe(false);
});

it('sends no count while one of several amounts is none', () => {
  expect(countOf({}, { upi: '5', card: 'x' })).toBeNull();
  expect(countOf({ '500': '2', '100': 'x' }, {})).toBeNull();
  expect(countOf({}, {})).toEqual({ notes: {}, byTender: {} });
});

it('of sessions in one state the earlier comes first', () => {
  const [late, early] = [entry('late', { openedAt: 20 }), entry('early', { openedAt: 10 })];
  expect(sessionsOfDay(DAY, [late, early], []).shown.map(({ id }) => id)).toEqual(['early', 'late']);
});

it('names the days of payments that came late, the earliest first, and none where all are of the day', () => {
  const byDay = { '2026-11-21': rupees(3), '2026-11-19': rupees(1), [DAY]: rupees(2) };
  expect(daysOfUnusual({ byDay }, DAY)).toEqual([
    ['2026-11-19', rupees(1)],
    [DAY, rupees(2)],
    ['2026-11-21', rupees(3)],
  ]);
  expect(daysOfUnusual({ byDay: { [DAY]: rupees(2) } }, DAY)).toEqual([]);
  expect(daysOfUnusual({ byDay: { '2026-11-19': rupees(1) } }, DAY)).toEqual([['2026-11-19', rupees(1)]]);
  expect(daysOfUnusual({}, DAY)).toEqual([]);
});

it('a report has each kind of money by method, what went out below nothing', () => {
  const sums = {
    taken: { upi: rupees(1) },
    debits: { upi: rupees(2) },
    tips: { card: rupees(3) },
    refunds: { upi: rupees(4) },
    partsTaken: { cash: rupees(5) },
    partsGiven: { upi: rupees(6) },
    depositsTaken: { cash: rupees(7) },
    depositsGiven: { upi: rupees(8) },
  };
  const session = aCashSession({
    days: { [DAY]: sums },
    held: { cash: rupees(9) },
    released: { cash: rupees(10) },
  });
  expect(reportRows(session).map(({ what, tender, amount }) => [what, tender, amount / 100])).toEqual([
    ['taken', 'upi', 1],
    ['debits', 'upi', 2],
    ['tips', 'card', 3],
    ['refunds', 'upi', -4],
    ['returns', 'cash', 5],
    ['returns', 'upi', -6],
    ['deposits', 'cash', 7],
    ['deposits', 'upi', -8],
    ['held', 'cash', 9],
    ['released', 'cash', -10],
  ]);
});
