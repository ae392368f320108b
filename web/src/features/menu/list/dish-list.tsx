import Box from '@mui/material/Box';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { PortionsLeftOf } from '../../../firebase/use-portions-left.ts';
import { CategoryRow } from '../categories/category-row.tsx';
import type { CategoryRowProps } from '../categories/category-row.tsx';
import { DishRow } from './dish-row.tsx';
import type { DishRowProps } from './dish-row.tsx';
import type { CategoryGroup } from '../saving/menu-model.ts';
import { Sorting } from '../categories/sorting.tsx';

export interface DishListProps extends Pick<DishRowProps, 'onEdit' | 'onAvailable' | 'onMore'> {
  readonly groups: readonly CategoryGroup[];
  readonly soldOut: Readonly<Record<string, number>>;
  readonly leftOf: PortionsLeftOf;
  readonly now: number;
  readonly onEditCategory: CategoryRowProps['onEdit'];
  readonly onAdd: CategoryRowProps['onAdd'];
  /** `below` is true when the dish came from above the other one. */
  readonly onMove: (itemId: string, overId: string, below: boolean) => void;
}

type Row =
  | { readonly id: string; readonly group: CategoryGroup; readonly item: null; readonly isFirst: boolean }
  | { readonly id: string; readonly group: CategoryGroup; readonly item: MenuItem; readonly isLast: boolean };

const rowsOf = (groups: readonly CategoryGroup[]): Row[] =>
  groups.flatMap((group, g): Row[] => [
    { id: `category ${group.category.id}`, group, item: null, isFirst: g === 0 },
    ...group.items.map((item, i) => ({
      id: item.id,
      group,
      item,
      isLast: i === group.items.length - 1,
    })),
  ]);

/** Renders only the rows on the screen, a few around them, and the one being dragged. */
function useRows(rows: readonly Row[], dragged: string | null) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // Filters and notices above the list come and go, and so move it.
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const at = rows.findIndex(({ id }) => id === dragged);
      const shown = defaultRangeExtractor(range);
      return at < 0 || shown.includes(at) ? shown : [...shown, at].toSorted((a, b) => a - b);
    },
    [rows, dragged],
  );
  // It returns functions that React cannot memoise safely; only this component calls them.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.item === null ? 96 : 66),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    scrollMargin: top,
    rangeExtractor,
  });
  return { list, top, virtualizer };
}

/** Memoised, so that typing in the search renders it only when its content changes. */
export const DishList = memo(function DishList(props: DishListProps) {
  const { groups, soldOut, leftOf, now, onEdit, onAvailable, onMore, onEditCategory, onAdd, onMove } = props;
  const [dragged, setDragged] = useState<string | null>(null);
  const rows = useMemo(() => rowsOf(groups), [groups]);
  const dishes = useMemo(() => rows.flatMap(({ item }) => item ?? []), [rows]);
  const ids = useMemo(() => dishes.map(({ id }) => id), [dishes]);
  const nameOf = useCallback((id: string) => dishes.find((item) => item.id === id)?.name ?? '', [dishes]);
  const { list, top, virtualizer } = useRows(rows, dragged);

  return (
    <Sorting
      ids={ids}
      nameOf={nameOf}
      onDrag={setDragged}
      onMove={(id, overId) => onMove(id, overId, ids.indexOf(id) < ids.indexOf(overId))}
    >
      <Box ref={list} sx={{ position: 'relative' }} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const until = row.item === null ? 0 : (soldOut[row.item.id] ?? 0);
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              style={{ position: 'absolute', top: start - top, left: 0, right: 0 }}
            >
              {row.item === null ? (
                <CategoryRow
                  category={row.group.category}
                  count={row.group.items.length}
                  isFirst={row.isFirst}
                  onEdit={onEditCategory}
                  onAdd={onAdd}
                />
              ) : (
                <DishRow
                  item={row.item}
                  soldOutUntil={until > now ? until : null}
                  left={leftOf(row.item.id)}
                  isLast={row.isLast}
                  onEdit={onEdit}
                  onAvailable={onAvailable}
                  onMore={onMore}
                />
              )}
            </div>
          );
        })}
      </Box>
    </Sorting>
  );
});
