import { Link } from 'react-router-dom';
import { figureAddress } from './figure-address.ts';
import type { FigureAsked } from './figure-address.ts';
import styles from './figure-link.module.css';

export interface FigureLinkProps {
  readonly asked: FigureAsked;
  /** The name of the figure. */
  readonly label: string;
  /** The formatted figure. */
  readonly text: string;
}

/** A figure that links to its sources. The figure is the link's name, so that a table's row reads the same. */
export function FigureLink({ asked, label, text }: FigureLinkProps) {
  return (
    <Link to={figureAddress(asked)} className={styles['figure']} title={label}>
      {text}
    </Link>
  );
}
