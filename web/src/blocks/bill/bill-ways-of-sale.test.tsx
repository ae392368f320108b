import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { chargesOf } from '@bhoj/domain/billing/bill/charges';
import { creditedBill } from '@bhoj/domain/billing/corrections/credit-note';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { LANGUAGES } from '@bhoj/domain/catalogue/languages';
import { anOrderOfAllWays } from '@bhoj/domain/fixtures/ways-of-sale';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { billWords } from '../../messages/shared/bill/en.ts';
import { billRows } from './bill-rows.ts';
import { BillSheet } from './bill-sheet.tsx';
import { BillView } from './bill-view.tsx';

afterEach(cleanup);

const bill = computeBill(chargesOf(anOrderOfAllWays()), { kind: 'tax-invoice' });
const linesOf = (of: typeof bill, language: Language = 'en') =>
  billRows({ bill: of, number: 'INV/26-27/000001' }, { words: billWords, language }).lines.map(
    ({ name, detail, quantity, rate, amount }) => [name, detail, quantity, rate, amount].join(' | '),
  );

describe('a document of all ways of sale', () => {
  const LINES = [
    'Veg thali |  | 2 | ₹250 | ₹500',
    'Tawa roti |  | 4 |  | ',
    'Dal |  | 2 |  | ',
    'Paneer |  | 2 |  | ',
    'Papad |  | 2 |  | ',
    'Tea | Large, 3 × Spoon of sugar, Ginger | 2 | ₹61 | ₹122',
    'Kaju katli |  | 0.350 kg | ₹480 | ₹168',
    'Kaju katli | 250 g, Gift tin | 1 | ₹140 | ₹140',
    'Birthday cake |  | 1 | ₹650 | ₹650',
  ];

  it('has each once, with its quantity, price and amount: ₹1,580 and 5 % of GST are ₹1,659', () => {
    expect(linesOf(bill)).toEqual(LINES);
    expect([bill.subtotalPaise, bill.totalPaise]).toEqual([1_580_00, 1_659_00]);
  });

  it('names dishes in the reader’s language; a typed name stays as it was typed', () => {
    const names = linesOf(bill, 'hi').map((line) => line.split(' | ')[0]);
    expect(names.filter((name) => !['Tawa roti', 'Dal', 'Paneer', 'Papad'].includes(name ?? ''))).toEqual([
      'वेज थाली',
      'चाय',
      'काजू कतली',
      'काजू कतली',
      'Birthday cake',
    ]);
    for (const language of Object.keys(LANGUAGES) as Language[])
      expect(linesOf(bill, language)).toHaveLength(LINES.length);
  });

  const words = (text: string) => text.replaceAll(/[\s\u00a0]+/g, '');
  const cells = LINES.map((line) => line.split(' | '));

  it.each([58, 80, 'A4'] as const)('is on paper as it is: %s', (paper) => {
    render(<BillSheet bill={bill} number="INV/26-27/000001" words={billWords} paper={paper} />);
    const text = words(document.body.textContent);
    for (const [name = '', detail = '', quantity = '', , amount = ''] of cells)
      for (const cell of [name, detail, quantity, amount]) expect(text).toContain(words(cell));
    expect(text).toContain(words('Total₹1,659'));
  });

  it('is on the screen that a guest opens by the link in a message', () => {
    render(<BillView bill={bill} number="INV/26-27/000001" words={billWords} />);
    const rows = screen.getAllByRole('row').map(({ textContent }) => words(textContent));
    for (const line of cells) {
      const row = words(line.join(''));
      expect(rows).toContain(row);
    }
  });

  it('is credited by dish to the paisa: the teas, the weight and the cake, then the rest', () => {
    const at = (name: string) => bill.lines.findIndex((line) => line.name === name);
    const first = { [at('Tea')]: 1, [at('Kaju katli')]: 1, [at('Birthday cake')]: 1 };
    const note = creditedBill(bill, [], first);
    expect(linesOf(note)).toEqual([
      'Tea | Large, 3 × Spoon of sugar, Ginger | 1 | ₹61 | ₹61',
      'Kaju katli |  | 0.350 kg | ₹480 | ₹168',
      'Birthday cake |  | 1 | ₹650 | ₹650',
    ]);
    const rest = Object.fromEntries(
      bill.lines
        .map(({ quantity }, i) => [String(i), quantity - (first[i] ?? 0)] as const)
        .filter(([, q]) => q > 0),
    );
    const second = creditedBill(bill, [{ bill: note, portions: first }], rest);
    expect(linesOf(second)[0]).toBe('Veg thali |  | 2 | ₹250 | ₹500');
    expect(note.totalPaise + second.totalPaise).toBe(1_659_00);
    render(
      <BillSheet
        bill={note}
        number="CN/26-27/000001"
        credit={{
          invoiceNumber: 'INV/26-27/000001',
          invoiceIssuedAt: 0,
          reason: 'Cold',
          refund: exactly('upi', note.totalPaise),
          isTaxKept: false,
        }}
        words={billWords}
        paper={80}
      />,
    );
    expect(words(document.body.textContent)).toContain(words('Large, 3 × Spoon of sugar, Ginger'));
  });
});
