import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const figure = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };

interface PlainTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
}

/** Figures in rows and columns. A table that is too wide scrolls by itself. */
export function PlainTable({ label, heads, rows }: PlainTableProps) {
  return (
    <TableContainer tabIndex={0} role="group" aria-label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {heads.map((head, n) => (
              <TableCell key={head} align={n === 0 ? 'left' : 'right'}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, cells: [name, ...cells] }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {cells.map((cell, n) => (
                <TableCell key={heads[n + 1] ?? n} align="right" sx={figure}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
