import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { hasWords } from '@bhoj/domain/kernel/folded';
import type { Place } from '@bhoj/domain/stock/count/count-sheet';
import { stockCountPart } from '../../../messages/owner/stock-count/en.ts';
import { SearchField } from '../../../ui/mui/form/search-field.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useVirtualRows } from '../../../ui/table/use-virtual-rows.ts';
import { useWords } from '../../../words/use-words.ts';

type Shelves = readonly (readonly [shelf: string, places: Place[]])[];

/** A row of a long sheet: the name of a shelf, or a place on it. */
type Row = { readonly key: string; readonly place: Place | null; readonly shelf: string };

/** Returns the rows of places with these words in the item's name, each shelf before its places. */
const rowsOf = (shelves: Shelves, find: string): Row[] =>
  shelves.flatMap(([shelf, places]): Row[] => {
    const found = places.filter(({ item }) => hasWords(item.name, find));
    const rows = found.map((place) => ({ key: `place ${place.key}`, place, shelf }));
    return rows.length === 0 ? [] : [{ key: `shelf ${shelf}`, place: null, shelf }, ...rows];
  });

/** px of an ordinary row with the space below it. */
const ROW = 72;

export interface LongSheetProps {
  readonly shelves: Shelves;
  /** The words of the search. */
  readonly find: string;
  readonly onFind: (find: string) => void;
  /** Draws the field of a place. */
  readonly field: (place: Place) => ReactNode;
  /**
   * The key of a place to bring into view, such as one with a wrong amount. A new object with the same key brings it
   * into view again.
   */
  readonly reveal: { readonly key: string } | null;
}

/** A sheet of hundreds of items. Only the rows near the view are in the page, so a search finds the others. */
export function LongSheet({ shelves, find, onFind, field, reveal }: LongSheetProps) {
  const words = useWords(stockCountPart);
  const [kept, setKept] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => rowsOf(shelves, find), [shelves, find]);
  const last = Math.max(0, Math.min(kept, rows.length - 1));
  const virtual = useVirtualRows({ count: rows.length, kept: last, rowHeight: ROW, body });
  const scrollTo = useRef(virtual.reveal);
  useEffect(() => {
    scrollTo.current = virtual.reveal;
  });
  const shown = useRef<typeof reveal>(null);
  useEffect(() => {
    const index = rows.findIndex(({ place }) => place !== null && place.key === reveal?.key);
    if (index < 0 || reveal === shown.current) return;
    shown.current = reveal;
    scrollTo.current(index);
  }, [reveal, rows]);
  return (
    <Stack sx={{ gap: 2 }}>
      <SearchField label={words.find} clearLabel={words.clearFind} value={find} onChange={onFind} />
      {rows.length === 0 && <Notice tone="info">{words.noneFound}</Notice>}
      {rows.length > 0 && (
        <SectionCard>
          <div ref={body}>
            {virtual.shown.map((index) => {
              const row = rows[index];
              if (row === undefined) return null;
              const gap = virtual.gapBefore.get(index);
              return (
                <Fragment key={row.key}>
                  {gap !== undefined && <div aria-hidden style={{ height: gap }} />}
                  <Box
                    ref={virtual.measure}
                    data-index={index}
                    onFocus={() => setKept(index)}
                    sx={{ pb: 2, display: 'grid' }}
                  >
                    {row.place === null ? (
                      <Typography variant="h6" component="h2">
                        {row.shelf === '' ? words.noShelf : row.shelf}
                      </Typography>
                    ) : (
                      field(row.place)
                    )}
                  </Box>
                </Fragment>
              );
            })}
            {virtual.gapAfter > 0 && <div aria-hidden style={{ height: virtual.gapAfter }} />}
          </div>
        </SectionCard>
      )}
    </Stack>
  );
}
