import { nameKey } from '../../kernel/folded.ts';
import { amountIn } from './csv-cells.ts';
import { columnOf, sizesOfHead } from './csv-headings.ts';
import { cleaned } from './csv-text.ts';

/** Several columns that say the same, such as Rate and MRP: only the owner knows which one is meant. */
export interface ColumnQuestion {
  /** The column or the size that each of them can be. */
  readonly what: string;
  readonly choices: readonly {
    /** The index of the column in the file. */
    readonly at: number;
    readonly head: string;
    /** The first cells that are not empty. */
    readonly examples: readonly string[];
  }[];
}

/** The answers: the index of the chosen column, by column or size. */
export type ColumnAnswers = Readonly<Record<string, number>>;

const EXAMPLES = 3;

const meaningsOf = (head: string): readonly string[] => {
  const column = columnOf(head);
  return column === null ? sizesOfHead(head) : [column];
};

const valueOf = (cell: string): string => String(amountIn(cell) ?? nameKey(cell));

/**
 * Finds columns with the same meaning. Returns a question where two of them differ and nobody has chosen one yet; otherwise the
 * indexes of the columns to leave out.
 */
export function columnsChosen(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  answers: ColumnAnswers,
): { readonly question: ColumnQuestion } | { readonly left: readonly number[] } {
  const meant = heads.flatMap((head, at) => meaningsOf(head).map((what) => ({ what, at })));
  const left = new Set<number>();
  for (const [what, same] of Map.groupBy(meant, (one) => one.what)) {
    if (same.length < 2) continue;
    const cellsAt = (at: number) => rows.map((row) => cleaned(row[at] ?? ''));
    const filled = same.filter(({ at }) => cellsAt(at).some((cell) => cell !== ''));
    const [first = same[0], ...others] = filled;
    const values = cellsAt(first?.at ?? 0).map(valueOf);
    const differs = others.some(({ at }) => cellsAt(at).some((cell, i) => valueOf(cell) !== values[i]));
    const chosen = differs ? same.find(({ at }) => at === answers[what]) : first;
    if (chosen === undefined) {
      const choices = filled.map(({ at }) => ({
        at,
        head: cleaned(heads[at] ?? ''),
        examples: cellsAt(at)
          .filter((cell) => cell !== '')
          .slice(0, EXAMPLES),
      }));
      return { question: { what, choices } };
    }
    for (const { at } of same) if (at !== chosen.at) left.add(at);
  }
  return { left: [...left] };
}
