import { describe, expect, it } from 'vitest';
import { menuCsvPart } from '../../../messages/owner/menu-csv/en.ts';
import { changeText, toldSentences } from './import-model.ts';
import type { Told } from '@bhoj/domain/menu/file/csv-sheet';
import type { CellChange, DishChange } from '@bhoj/domain/menu/file/csv-changes';

const words = menuCsvPart.en;
const change = (kind: DishChange['kind'], ...cells: readonly [string, string, string][]): DishChange => ({
  id: 'dal',
  line: 2,
  name: 'Dal',
  kind,
  cells: cells.map(([column, before, after]) => ({ column, before, after }) as CellChange),
});

describe('the changes to a dish in a file', () => {
  it('are told with both values, amounts as money, and what is empty as none', () => {
    expect(
      changeText(
        words,
        change('changed', ['Price', '240', '260'], ['Station', 'Main', 'Tandoor'], ['Code', '', 'D1']),
      ),
    ).toBe('₹240 → ₹260 · Station: Main → Tandoor · Code: none → D1');
    expect(changeText(words, change('changed', ['Code', 'D1', '']))).toBe('Code: D1 → none');
    expect(changeText(words, change('kept'))).toBe('');
  });

  it('name only the column of a long text, up to 48 characters', () => {
    const long = (n: number) => 'a'.repeat(n);
    expect(changeText(words, change('changed', ['Description', 'b', long(49)]))).toBe('Description');
    expect(changeText(words, change('changed', ['Description', long(49), 'b']))).toBe('Description');
    expect(changeText(words, change('changed', ['Description', 'b', long(48)]))).toBe(
      `Description: b → ${long(48)}`,
    );
  });

  it('of a new dish are its category, price and sizes', () => {
    const cells = [
      ['Category', '', 'Dal'],
      ['Price', '', '160'],
      ['Station', '', 'Main'],
    ] as const;
    expect(
      changeText(words, change('new', ...cells.map((cell) => [...cell] as [string, string, string]))),
    ).toBe('Dal · ₹160');
    const sized = change('new', ['Price', '', '160'], ['Sizes', '', 'Half 90, Full 160']);
    expect(changeText(words, sized)).toBe('Sizes: Half 90, Full 160');
    // A known dish with new sizes has its price in them.
    expect(changeText(words, change('changed', ['Price', '160', '170'], ['Sizes', '', 'Half 90']))).toBe(
      'Sizes: none → Half 90',
    );
  });

  it('show a text that is no amount as it is', () => {
    expect(changeText(words, change('changed', ['Price', 'ask', '260']))).toBe('ask → ₹260');
    expect(changeText(words, change('changed', ['Station', '1', '2']))).toBe('Station: 1 → 2');
  });
});

describe('what the reader decided by itself', () => {
  const told = (what: Told['what'], ...lines: readonly number[]): Told[] =>
    lines.map((line) => ({ what, line, text: `text ${line}` }) as Told);
  const say = (...all: Told[]) => toldSentences(words, all);

  it('is nothing where it decided nothing', () => expect(say()).toEqual([]));

  it('is a sentence for each kind, in one order, with lines and texts', () => {
    const all = [
      ...told('maybe-service-charge', 9),
      ...told('maybe-liquor', 8),
      ...told('note', 7),
      ...told('total', 6),
      ...told('headings', 5),
      ...told('category', 3, 4),
      ...told('title', 1),
    ];
    const of = (...lines: number[]) => lines.map((line) => words.lineOf(line, `text ${line}`)).join(', ');
    expect(say(...all)).toEqual([
      words.toldTitles(of(1)),
      words.toldCategories(of(3, 4)),
      words.toldHeadings(of(5)),
      words.toldTotals(of(6)),
      words.toldNotes(of(7)),
      words.toldMaybeLiquor(of(8)),
      words.toldMaybeCharge(of(9)),
    ]);
  });

  it('names twelve lines, and how many more there are', () => {
    const lines = Array.from({ length: 13 }, (_, n) => n + 1);
    const [twelve] = say(...told('note', ...lines.slice(0, 12)));
    expect(twelve).not.toContain('more');
    const [more] = say(...told('note', ...lines));
    expect(more).toContain('and 1 more');
    expect(more).not.toContain('line 13');
  });

  it('joins the lines that follow each other, where dishes take the category above', () => {
    expect(say(...told('category-above', 6, 7, 9, 11, 12, 13))).toEqual([
      words.toldAbove(6, words.linesOf('6–7, 9, 11–13')),
    ]);
    expect(say(...told('category-above', 4))).toEqual([words.toldAbove(1, words.linesOf('4'))]);
  });

  it('names columns that say the same, and one example of a decimal comma', () => {
    expect(say(...told('column-left', 1, 2))).toEqual([words.toldColumns('text 1, text 2')]);
    expect(say(...told('decimal-comma', 3, 4))).toEqual([words.toldCommas(2, 'text 3')]);
  });
});
