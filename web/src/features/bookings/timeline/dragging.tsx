import { DndContext, KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import type {
  Announcements,
  CollisionDetection,
  DragEndEvent,
  KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Drop } from './drop-model.ts';
import styles from './timeline.module.css';

/** The bar of a booking on the line of one of its tables. */
export const barId = (bookingId: string, tableId: string): string => `${bookingId} ${tableId}`;

/** The place of a bar is announced below, with what the box has scrolled meanwhile. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** px of a line, where no line is below the bar. */
const LINE = 49;

/** The line in which the middle of the bar is. */
const byLine: CollisionDetection = ({ collisionRect, droppableRects, droppableContainers }) => {
  const y = collisionRect.top + collisionRect.height / 2;
  return droppableContainers
    .filter(({ id }) => {
      const line = droppableRects.get(id);
      return line !== undefined && y >= line.top && y < line.bottom;
    })
    .map(({ id }) => ({ id }));
};

/** A link that was dragged is not followed. The browser clicks it where it is let go. */
function notFollowed(): void {
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('click', stop, { capture: true, once: true });
  // The click comes at once; without one the next click is somebody's own.
  setTimeout(() => document.removeEventListener('click', stop, { capture: true }), 50);
}

export interface DraggingProps {
  /** px of a quarter hour. */
  readonly width: number;
  readonly nameOf: (bookingId: string) => string;
  /** Returns what a drop there means: "8:15 pm, T4". */
  readonly placeOf: (bookingId: string, drop: Drop) => string;
  readonly onDrop: (bookingId: string, drop: Drop) => void;
  readonly children: ReactNode;
}

/** Bars that are dragged by mouse, after a long press by finger, or with Space and the arrow keys. */
export function Dragging({ width, nameOf, placeOf, onDrop, children }: DraggingProps) {
  const words = useWords(bookingsPart).timeline;
  const sensors = useSensors(
    // A press without movement stays a click.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: stepBy(width),
      keyboardCodes: { start: ['Space'], cancel: ['Escape', 'Tab'], end: ['Space', 'Enter'] },
    }),
  );
  const [said, setSaid] = useState('');
  const name = ({ active }: Pick<DragEndEvent, 'active'>) => nameOf(String(active.id).split(' ')[0] ?? '');
  const tellPlace = (event: DragEndEvent) => setSaid(placeOf(...dropOf(width, event)));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={byLine}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: words.dragHow } }}
      onDragStart={(event) => setSaid(words.dragStart(name(event)))}
      onDragMove={tellPlace}
      onDragCancel={(event) => {
        notFollowed();
        setSaid(words.dragCancel(name(event)));
      }}
      onDragEnd={(event) => {
        notFollowed();
        tellPlace(event);
        onDrop(...dropOf(width, event));
      }}
    >
      {children}
      <p role="status" className={styles['unseen']}>
        {said}
      </p>
    </DndContext>
  );
}

function dropOf(
  width: number,
  { active, over, delta }: Pick<DragEndEvent, 'active' | 'over' | 'delta'>,
): [bookingId: string, drop: Drop] {
  const [bookingId = '', from = ''] = String(active.id).split(' ');
  return [
    bookingId,
    { quarters: Math.round(delta.x / width), from, to: over === null ? null : String(over.id) },
  ];
}

/** An arrow key moves a bar by a quarter hour, or to the next line. */
const stepBy =
  (width: number): KeyboardCoordinateGetter =>
  ({ code }, { currentCoordinates: { x, y }, context: { over } }) => {
    const line = over?.rect.height ?? LINE;
    switch (code) {
      case 'ArrowLeft':
        return { x: x - width, y };
      case 'ArrowRight':
        return { x: x + width, y };
      case 'ArrowUp':
        return { x, y: y - line };
      case 'ArrowDown':
        return { x, y: y + line };
      default:
        return undefined;
    }
  };
