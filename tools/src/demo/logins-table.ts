/** What a person needs to try Bhoj: a login, or one value, or one address. */
export interface Row {
  readonly who: string;
  readonly address?: string;
  readonly email?: string;
  readonly password?: string;
  readonly value?: string;
}

/** @returns the rows in columns */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map(({ who, value, address, email, password }) => [
    who,
    value ?? address ?? '',
    email ?? '',
    password ?? '',
  ]);
  // A long QR link must not push the passwords off the screen.
  const logins = cells.filter(([, , email]) => email !== '');
  const widths = [widest(cells, 0), widest(logins, 1), widest(logins, 2), widest(logins, 3)];
  return cells
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
    .join('\n');
}

function widest(cells: readonly (readonly string[])[], column: number): number {
  return Math.max(0, ...cells.map((row) => row[column]?.length ?? 0));
}
