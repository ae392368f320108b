import { ZERO, minus, paise, partOf, plus, sum, times } from '../../money/money.ts';
import { totalled, valued } from '../bill/bill.ts';
import type { Paise } from '../../money/money.ts';
import type { Bill, BillLine } from '../bill/bill.ts';
import type { NoteChange } from '../shape/note-change.schema.ts';

/** The fields of an earlier credit or debit note that the next note needs. */
export interface NoteOn {
  readonly bill: Bill;
  readonly portions?: Readonly<Record<string, number>>;
  readonly change?: NoteChange | null;
  readonly isTaxKept?: boolean;
}

/** The notes of one invoice. */
export interface Notes {
  readonly credits: readonly NoteOn[];
  readonly debits: readonly NoteOn[];
}

/** The rest of an invoice after its notes. A line that is credited in full stays, with quantity 0. */
export type AfterNotes = Pick<Bill, 'kind' | 'lines' | 'taxes' | 'vat' | 'totalPaise'>;

/** Returns `amount × part ÷ whole`, rounded half up; 0 when both are 0. */
export const proRata = (amount: Paise, part: number, whole: number): Paise =>
  whole === 0 ? ZERO : partOf(amount, part, whole);

/** Returns the indexes of the invoice's lines that a note corrects, in the order of the note. */
export const indexesOf = ({ change, portions = {} }: NoteOn): number[] =>
  change
    ? [change.line]
    : Object.keys(portions)
        .map(Number)
        .toSorted((a, b) => a - b);

/** Sums the amounts of notes for one line of the invoice. */
export const amountOn = (notes: readonly NoteOn[], index: number, of: (line: BillLine) => Paise): Paise =>
  sum(
    notes.flatMap((note) => {
      const line = note.bill.lines[indexesOf(note).indexOf(index)];
      return line === undefined ? [] : [of(line)];
    }),
  );

const changed = (notes: readonly NoteOn[], index: number, what: NoteChange['what']): number =>
  notes.reduce(
    (by, { change }) => (change?.line === index && change.what === what ? by + change.to - change.from : by),
    0,
  );

function lineLeft(line: BillLine, index: number, { credits, debits }: Notes): BillLine {
  const portions = credits.map((note) => (note.change ? 0 : (note.portions?.[String(index)] ?? 0)));
  const quantity = portions.reduce((left, credited) => left - credited, line.quantity);
  const unitPaise = paise(line.unitPaise + changed([...credits, ...debits], index, 'price'));
  const amountPaise = times(unitPaise, quantity);
  const less = amountOn(credits, index, ({ discountPaise }) => discountPaise);
  const more = amountOn(debits, index, ({ discountPaise }) => discountPaise);
  const discountPaise = minus(plus(line.discountPaise, more), less);
  // A wrong rate has a credit note and a debit note, and both name it.
  const taxBp = line.taxBp + changed(credits, index, 'rate');
  const taxablePaise = minus(amountPaise, discountPaise);
  return { ...line, quantity, unitPaise, amountPaise, discountPaise, taxablePaise, taxBp };
}

const ratesLeft = <T extends { taxBp: number }>(
  before: readonly T[],
  credited: readonly T[],
  debited: readonly T[],
  add: (a: T, b: T, by: 1 | -1) => T,
): T[] => {
  const rates = new Map(before.map((rate) => [rate.taxBp, rate]));
  const put = (rate: T, by: 1 | -1) => {
    const known = rates.get(rate.taxBp);
    if (known !== undefined) rates.set(rate.taxBp, add(known, rate, by));
    else if (by === 1) rates.set(rate.taxBp, rate);
  };
  for (const rate of debited) put(rate, 1);
  for (const rate of credited) put(rate, -1);
  return [...rates.values()];
};

const added = (a: Paise, b: Paise, by: 1 | -1): Paise => plus(a, times(b, by));

/**
 * Returns the rest of an invoice after its notes, by the notes' own amounts. Where a note came too late to give tax
 * back, the taxes are computed from the lines that are left.
 */
export function afterNotes(bill: Bill, notes: Notes): AfterNotes {
  const { credits, debits } = notes;
  const of = <K extends 'taxes' | 'vat'>(all: readonly NoteOn[], key: K): Bill[K] =>
    all.flatMap((note) => note.bill[key] as Bill[K][number][]) as Bill[K];
  const lines = bill.lines.map((line, index) => lineLeft(line, index, notes));
  const left = ratesLeft(bill.taxes, of(credits, 'taxes'), of(debits, 'taxes'), (a, b, by) => ({
    taxBp: a.taxBp,
    taxablePaise: added(a.taxablePaise, b.taxablePaise, by),
    cgstPaise: added(a.cgstPaise, b.cgstPaise, by),
    sgstPaise: added(a.sgstPaise, b.sgstPaise, by),
  }));
  const vat = ratesLeft(bill.vat, of(credits, 'vat'), of(debits, 'vat'), (a, b, by) => ({
    taxBp: a.taxBp,
    taxablePaise: added(a.taxablePaise, b.taxablePaise, by),
    vatPaise: added(a.vatPaise, b.vatPaise, by),
  }));
  const taxes = credits.some(({ isTaxKept }) => isTaxKept) ? totalled(bill.kind, lines).taxes : left;
  const totals = (all: readonly NoteOn[]) => sum(all.map((note) => note.bill.totalPaise));
  return {
    kind: bill.kind,
    lines: valued(lines, { taxes, vat }),
    taxes,
    vat,
    totalPaise: minus(plus(bill.totalPaise, totals(debits)), totals(credits)),
  };
}
