import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { bulkFaultPart, menuBulkPart } from '../../../messages/owner/menu-bulk/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import type { Preview } from './bulk-model.ts';

/** Shows each dish before and after the change, and the dishes that stay. */
export function BulkPreview({ rows, refused }: Preview) {
  const words = useWords(menuBulkPart);
  const faults = useWords(bulkFaultPart);
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography role="status">{rows.length === 0 ? words.nothing : words.preview(rows.length)}</Typography>
      {refused.length > 0 && (
        <Notice tone="warning" title={words.stays(refused.length)}>
          {refused.map(({ dish, fault, combo }) => (
            <div
              key={dish.id}
            >{`${dish.name}: ${[faults[fault], ...(combo === undefined ? [] : [combo])].join(' ')}.`}</div>
          ))}
        </Notice>
      )}
      {rows.length > 0 && (
        <Box
          // The keyboard must be able to scroll it.
          tabIndex={0}
          role="region"
          aria-label={words.previewTable}
          sx={{
            maxHeight: 320,
            overflow: 'auto',
            border: `1px solid ${cssVar('border')}`,
            borderRadius: cssVar('radius-control'),
          }}
        >
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>{words.thing}</TableCell>
                <TableCell>{words.before}</TableCell>
                <TableCell>{words.after}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ id, name, before, after }) => (
                <TableRow key={id}>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
                  <TableCell>{before}</TableCell>
                  <TableCell>{after}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Stack>
  );
}
