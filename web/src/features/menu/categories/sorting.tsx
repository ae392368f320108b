import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Announcements } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';

export interface SortingProps {
  /** In the order of the list. */
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onDrag?: (id: string | null) => void;
  /** Called when one row was dropped in the place of another. */
  readonly onMove: (id: string, overId: string) => void;
  readonly children: ReactNode;
}

/** A list with rows that can be moved by pointer, finger or keyboard; every step is announced to screen readers. */
export function Sorting({ ids, nameOf, onDrag, onMove, children }: SortingProps) {
  const words = useWords(menuPart);

  const sensors = useSensors(
    // A press without movement stays a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useMemo<Announcements>(
    () => ({
      onDragStart: ({ active }) => words.dragStart(nameOf(String(active.id))),
      onDragOver: ({ active, over }) =>
        over === null ? undefined : words.dragOver(nameOf(String(active.id)), nameOf(String(over.id))),
      onDragEnd: ({ active, over }) =>
        over === null
          ? words.dragCancel(nameOf(String(active.id)))
          : words.dragEnd(nameOf(String(active.id)), nameOf(String(over.id))),
      onDragCancel: ({ active }) => words.dragCancel(nameOf(String(active.id))),
    }),
    [nameOf, words],
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.dragHow } }}
      onDragStart={({ active }) => onDrag?.(String(active.id))}
      onDragCancel={() => onDrag?.(null)}
      onDragEnd={({ active, over }) => {
        onDrag?.(null);
        if (over !== null && over.id !== active.id) onMove(String(active.id), String(over.id));
      }}
    >
      <SortableContext items={ids as string[]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
