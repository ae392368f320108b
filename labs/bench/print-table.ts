/** The figures of one measurement, by name. */
export type Row = Readonly<Record<string, number | string>>;
export type Table = Readonly<Record<string, Row>>;

const shown = (value: number | string): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

/** The highest allowed value of one figure of a table. */
export interface Bound {
  readonly row: string;
  readonly column: string;
  readonly atMost: number;
  /** The goal, where `atMost` is only the best value so far: lower `atMost` with each step towards it. */
  readonly wanted?: number;
}

const allowed = ({ atMost, wanted }: Bound): string =>
  ` of ${atMost}${wanted === undefined ? '' : `, wanted ${wanted}`}`;

/** Returns a sentence for each figure above its bound; a figure that was not measured counts as broken. */
export const brokenBounds = (table: Table, bounds: readonly Bound[]): string[] =>
  bounds.flatMap(({ row, column, atMost }) => {
    const figure = table[row]?.[column];
    if (typeof figure === 'number' && figure <= atMost) return [];
    return [`${row}, ${column}: ${figure === undefined ? 'not measured' : shown(figure)}, at most ${atMost}`];
  });

export function printTable(title: string, table: Table, bounds: readonly Bound[] = []): void {
  const boundOf = (row: string, column: string) => {
    const bound = bounds.find((each) => each.row === row && each.column === column);
    return bound === undefined ? '' : allowed(bound);
  };
  const columns = [...new Set(Object.values(table).flatMap((row) => Object.keys(row)))];
  const lines = [
    ['', ...columns],
    ...Object.entries(table).map(([name, row]) => [
      name,
      ...columns.map((column) => `${shown(row[column] ?? '')}${boundOf(name, column)}`),
    ]),
  ];
  const widths = ['', ...columns].map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  const text = lines
    .map((line) =>
      line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))),
    )
    .map((cells) => `  ${cells.join('   ')}`)
    .join('\n');
  process.stdout.write(`\n${title}\n${text}\n`);
}

/** Returns the value that the given share (0 to 1) of the samples does not exceed. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
