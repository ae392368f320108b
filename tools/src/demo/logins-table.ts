/** A fact that a person needs to try Bhoj: a login, a value or an address. */
export interface Row {
  readonly who: string;
  readonly address?: string;
  readonly email?: string;
  readonly password?: string;
  readonly value?: string;
}

/** @returns the rows as text in columns */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map(({ who, value, address, email, password }) => [
    who,
    value ?? address ?? '',
    email ?? '',
    password ?? '',
  ]);
  // The column width ignores rows without a login, because a long QR link would push the passwords off the screen.
  const logins = cells.filter(([, , email]) => email !== '');
  const widths = [widest(cells, 0), widest(logins, 1), widest(logins, 2), widest(logins, 3)];
  return cells
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
    .join('\n');
}

function widest(cells: readonly (readonly string[])[], column: number): number {
  return Math.max(0, ...cells.map((row) => row[column]?.length ?? 0));
}
