import { useDraggable } from '@dnd-kit/core';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './bar.module.css';

export interface BarLinkProps {
  /** `barId` */
  readonly id: string;
  readonly to: string;
  readonly color: string;
  readonly style: CSSProperties;
  readonly says: string;
  /** False for the further lines of a party at joined tables, because the first bar is the link. */
  readonly isFirst: boolean;
  /** True where the booking can be moved. */
  readonly isMovable: boolean;
  readonly children: ReactNode;
}

/** A booking on a line: a tap opens it, and a drag moves it. */
export function BarLink({ id, to, color, style, says, isFirst, isMovable, children }: BarLinkProps) {
  const { setNodeRef, listeners, transform, isDragging, attributes } = useDraggable({
    id,
    disabled: !isMovable,
  });
  return (
    <Link
      ref={setNodeRef}
      to={to}
      className={styles['bar']}
      data-color={color}
      data-dragging={isDragging}
      data-movable={isMovable}
      // The browser's own dragging of links would take over.
      draggable={false}
      style={transform === null ? style : { ...style, translate: `${transform.x}px ${transform.y}px` }}
      aria-label={says}
      {...(isMovable && { ...listeners, 'aria-describedby': attributes['aria-describedby'] })}
      {...(!isFirst && { 'aria-hidden': true, tabIndex: -1 })}
    >
      {children}
    </Link>
  );
}
