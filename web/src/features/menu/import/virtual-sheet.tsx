import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { cssVar } from '../../../theme/css-var.ts';

/** Up to this many rows are all in the page, so that the browser's own search finds them and no row is measured. */
const ALL_UP_TO = 100;

/** px of an ordinary row; each is measured once it is in the page. */
const ROW = 57;

export interface VirtualSheetProps {
  readonly label: string;
  /** The heads; the first column holds line numbers. */
  readonly heads: readonly string[];
  readonly count: number;
  readonly keyOf: (index: number) => string;
  /** The cells of a row. */
  readonly row: (index: number) => ReactNode;
}

const Gap = ({ height, span }: { readonly height: number; readonly span: number }) => (
  <tr aria-hidden>
    <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
  </tr>
);

/** A table in a scrolling box. Of a long one only the visible rows are in the page. */
export function VirtualSheet({ label, heads, count, keyOf, row }: VirtualSheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const isVirtual = count > ALL_UP_TO;
  // It returns functions that React cannot memoise safely; only this component calls them.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: isVirtual ? count : 0,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  const items = virtual.getVirtualItems();
  const shown = isVirtual ? items.map(({ index }) => index) : Array.from({ length: count }, (_, i) => i);
  const above = items[0]?.start ?? 0;
  const below = isVirtual ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  return (
    <Box
      ref={box}
      // The keyboard must be able to scroll it.
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{
        maxHeight: 320,
        width: '100%',
        overflow: 'auto',
        border: `1px solid ${cssVar('border')}`,
        borderRadius: cssVar('radius-control'),
      }}
    >
      <Table size="small" stickyHeader {...(isVirtual && { 'aria-rowcount': count + 1 })}>
        <TableHead>
          <TableRow>
            {heads.map((head, i) => (
              <TableCell key={head} align={i === 0 ? 'right' : 'left'}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {above > 0 && <Gap height={above} span={heads.length} />}
          {shown.map((index) => (
            <TableRow
              key={keyOf(index)}
              {...(isVirtual && {
                ref: virtual.measureElement,
                'data-index': index,
                'aria-rowindex': index + 2,
              })}
            >
              {row(index)}
            </TableRow>
          ))}
          {below > 0 && <Gap height={below} span={heads.length} />}
        </TableBody>
      </Table>
    </Box>
  );
}
