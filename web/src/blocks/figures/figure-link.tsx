import { Link } from 'react-router-dom';
import { figureAddress } from './figure-address.ts';
import type { FigureAsked } from './figure-address.ts';
import styles from './figure-link.module.css';

export interface FigureLinkProps {
  readonly asked: FigureAsked;
  /** What the figure is called. */
  readonly label: string;
  /** The figure as it is shown. */
  readonly text: string;
}

/** A figure that opens what makes it. Its name is the figure, so that a table's row reads as before. */
export function FigureLink({ asked, label, text }: FigureLinkProps) {
  return (
    <Link to={figureAddress(asked)} className={styles['figure']} title={label}>
      {text}
    </Link>
  );
}
