import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { RowFault } from '@bhoj/domain/menu/file/csv';
import type { DishChange } from '@bhoj/domain/menu/file/csv-changes';
import { menuCsvPart, rowFaultPart } from '../../../messages/owner/menu-csv/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import { changeText } from './import-model.ts';
import { VirtualSheet } from './virtual-sheet.tsx';

const COLORS = { new: 'green', changed: 'blue', kept: 'grey' } as const;
const breaking = { overflowWrap: 'anywhere' } as const;

/** Each dish in the file, with its changes. */
export function Changes({ changes }: { readonly changes: readonly DishChange[] }) {
  const words = useWords(menuCsvPart);

  const cells = (change: DishChange) => (
    <>
      <TableCell align="right">{change.line}</TableCell>
      <TableCell sx={breaking}>
        {change.name}
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {changeText(words, change)}
        </Typography>
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <StatusDotBadge color={COLORS[change.kind]} word={words.kinds[change.kind]} />
      </TableCell>
    </>
  );
  return (
    <VirtualSheet
      label={words.changes}
      heads={[words.line, words.dish, words.state]}
      count={changes.length}
      keyOf={(index) => changes[index]?.id ?? ''}
      row={(index) => {
        const change = changes[index];
        return change === undefined ? null : cells(change);
      }}
    />
  );
}

/** Each cell that cannot be read: its line, its dish, and what to write instead, which stands below the dish on a phone. */
export function Faults({ faults }: { readonly faults: readonly RowFault[] }) {
  const words = useWords(menuCsvPart);
  const rowFaultWords = useWords(rowFaultPart);
  const isNarrow = useMediaQuery('(max-width: 599px)');

  const cells = (fault: RowFault) => {
    const column = fault.column ?? words.wholeRow;
    const why = rowFaultWords(fault);
    return isNarrow ? (
      <>
        <TableCell align="right">{fault.line}</TableCell>
        <TableCell sx={breaking}>
          {fault.dish}
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            <strong>{column}</strong> {why}
          </Typography>
        </TableCell>
      </>
    ) : (
      <>
        <TableCell align="right">{fault.line}</TableCell>
        <TableCell sx={breaking}>{fault.dish}</TableCell>
        <TableCell>{column}</TableCell>
        <TableCell sx={breaking}>{why}</TableCell>
      </>
    );
  };
  return (
    <VirtualSheet
      label={words.badTable}
      heads={isNarrow ? [words.line, words.wrong] : [words.line, words.dish, words.column, words.wrong]}
      count={faults.length}
      keyOf={(index) => `${faults[index]?.line} ${faults[index]?.column ?? ''}`}
      row={(index) => {
        const fault = faults[index];
        return fault === undefined ? null : cells(fault);
      }}
    />
  );
}
