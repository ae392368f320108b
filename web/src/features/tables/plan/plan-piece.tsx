import { useDraggable } from '@dnd-kit/core';
import type { KeyboardEvent } from 'react';
import type { Laid } from '@bhoj/domain/tables/floor-plan';
import styles from './plan.module.css';

export interface PlanPieceProps {
  readonly laid: Laid;
  readonly name: string;
  readonly seats: number;
  /** The text for screen readers after the number of seats. */
  readonly says: string;
  readonly isChosen: boolean;
  readonly describedBy: string;
  readonly onChoose: () => void;
  readonly onKey: (key: string) => boolean;
}

/** A table to drag, or to move with the arrow keys. */
export function PlanPiece({ laid, name, seats, says, ...piece }: PlanPieceProps) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: laid.id });
  const onKeyDown = (event: KeyboardEvent) => {
    if (piece.onKey(event.key)) event.preventDefault();
  };
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={styles['piece']}
      data-shape={laid.shape}
      data-dragging={isDragging}
      aria-pressed={piece.isChosen}
      aria-describedby={piece.describedBy}
      style={transform === null ? undefined : { translate: `${transform.x}px ${transform.y}px` }}
      {...listeners}
      onKeyDown={onKeyDown}
      onFocus={piece.onChoose}
      onClick={piece.onChoose}
    >
      <strong>{name}</strong>
      <small>
        {seats}
        <span className={styles['unseen']}>{says}</span>
      </small>
    </button>
  );
}
