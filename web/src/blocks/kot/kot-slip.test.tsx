import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { anOrderOfAllWays } from '@bhoj/domain/fixtures/ways-of-sale';
import { ticketsOf } from '@bhoj/domain/orders/kitchen/progress';
import { kotWords } from '../../messages/shared/kot/en.ts';
import { dictionaryOf } from '../../words/dictionaries.ts';
import { SpokenSlip } from './spoken-slip.tsx';
import { KotSlip } from './kot-slip.tsx';
import { slipOf } from './kot-slip-model.ts';
import { aTicket, aTicketLine } from './kot.fixtures.ts';

afterEach(cleanup);

it('shows place, number, time, dishes with notes, and station', () => {
  const naan = aTicketLine();
  const at = Date.parse('2026-11-20T20:14+05:30');
  const lines = [{ ...naan, line: { ...naan.line, quantity: 2, note: 'No butter' } }];
  render(<KotSlip {...slipOf(aTicket({ kot: 12, at, lines }), false)} />);
  const words = screen.getByRole('article').textContent;
  for (const word of [
    'F1-T01',
    'KOT 12',
    '8:14 pm',
    '2 ×',
    'Dal Makhani',
    'No butter',
    'Main kitchen',
    'By Ravi',
  ]) {
    expect(words).toContain(word);
  }
  expect(words).not.toContain(kotWords.duplicate);
});

it('says for which seat a plate is', () => {
  const { line } = aTicketLine();
  const lines = [
    aTicketLine({ line: { ...line, seat: 2, variant: { id: 'half', name: 'Half', otherNames: {} } } }),
  ];
  render(<KotSlip {...slipOf(aTicket({ lines }), false)} />);
  expect(screen.getByText('Seat 2 · Half')).toBeTruthy();
});

it('says at the plate what is asked of it, unless the plate is cancelled (P-FOOD-6)', () => {
  const { line } = aTicketLine();
  const asked = { ...line, food: ['jain' as const, 'no-nuts' as const] };
  const lines = [aTicketLine({ line: asked })];
  render(<KotSlip {...slipOf(aTicket({ lines }), false)} />);
  expect(screen.getByText('Jain · No nuts').closest('li')?.textContent).toContain('Dal Makhani');
  cleanup();
  const gone = aTicketLine({ line: asked, stage: 'cancelled', reason: null });
  render(<KotSlip ticket={aTicket({ lines: [gone] })} kind="cancellation" isDuplicate={false} />);
  expect(screen.queryByText('Jain · No nuts')).toBeNull();
});

it('marks a copy, an addition, a paid order and the customer’s name', () => {
  const counter = aTicket({ tableId: null, type: 'takeaway', label: 'Asha', isPaid: true, isAddition: true });
  render(<KotSlip {...slipOf(counter, true)} />);
  for (const word of [kotWords.duplicate, kotWords.addition, 'Asha', 'Takeaway · Paid']) {
    expect(screen.getByText(word)).toBeTruthy();
  }
});

it('names a takeaway as captains do, and its kind once', () => {
  const called = aTicket({ tableId: null, type: 'takeaway', label: 'Asha', token: 7 });
  render(<KotSlip {...slipOf(called, false)} />);
  expect(screen.getByText('Takeaway 7 · Asha')).toBeTruthy();
  expect(screen.getAllByText(/Takeaway/)).toHaveLength(1);
});

it('says which dishes to stop, and why', () => {
  const gone = aTicketLine({ stage: 'cancelled', reason: 'Guest left' });
  render(<KotSlip ticket={aTicket({ lines: [gone] })} kind="cancellation" isDuplicate={false} />);
  expect(screen.getByText(kotWords.cancelled)).toBeTruthy();
  expect(screen.getByText('Cancelled: Guest left')).toBeTruthy();
});

it('names the dish in the language of the paper, whatever the page has', async () => {
  const { line } = aTicketLine();
  const lines = [aTicketLine({ line: { ...line, otherNames: { hi: 'दाल मखनी' } } })];
  const spoken = await dictionaryOf('kitchen', 'hi');
  render(<SpokenSlip language="hi" spoken={spoken} {...slipOf(aTicket({ lines }), true)} />);
  const words = screen.getByRole('article').textContent;
  expect(words).toContain('डुप्लिकेट');
  expect(words.indexOf('दाल मखनी')).toBeLessThan(words.indexOf('Dal Makhani'));
});

it('prints the dishes of a combo below its name, and how many combos they are for', () => {
  const { line } = aTicketLine();
  const combo = { ref: 1, itemId: 'thali', name: 'Veg thali', otherNames: {}, slotId: 's', of: 3 };
  const lines = [
    aTicketLine({ id: '1-1', line: { ...line, quantity: 1, name: 'Kheer' } }),
    aTicketLine({ id: '1-2', line: { ...line, quantity: 2, combo: { ...combo, part: 0, portions: 1 } } }),
    aTicketLine({
      id: '1-3',
      line: { ...line, name: 'Tawa roti', quantity: 4, combo: { ...combo, part: 1, portions: 2 } },
    }),
  ];
  render(<KotSlip {...slipOf(aTicket({ lines }), false)} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 ×Kheer',
    '2 × Veg thali',
    '2 ×Dal Makhani',
    '4 ×Tawa roti',
  ]);
});

it('prints each way of sale: sizes, add-ons as often as they were taken, weights and typed names, and no price', () => {
  const [ticket] = ticketsOf('o1', anOrderOfAllWays(), ['Main kitchen']);
  if (ticket === undefined) throw new Error('no ticket');
  render(<KotSlip {...slipOf(ticket, false)} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 × Veg thali',
    '2 ×Dal',
    '2 ×Paneer',
    '2 ×Papad',
    '2 ×TeaLarge, 3 × Spoon of sugar, Ginger',
    '1 ×Kaju katli350 g',
    '1 ×Kaju katli250 g, Gift tin',
    '1 ×Birthday cake',
  ]);
  expect(screen.getByRole('article').textContent).not.toContain('₹');
});
