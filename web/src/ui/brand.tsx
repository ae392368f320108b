import { cssVar } from '../theme/css-var.ts';
import styles from './plain/plain.module.css';

export interface BrandProps {
  /** "Bhoj"; the mark alone carries it as its accessible name. */
  readonly name: string;
  /** The name in Devanagari, beside it. */
  readonly accent?: string;
  readonly markOnly?: boolean;
}

/** A thali from above: rim, three katoris, a mound of rice. The same drawing as public/favicon.svg. */
function Mark({ name }: { readonly name?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <rect width="32" height="32" rx="8" fill={cssVar('primary')} />
      <g fill={cssVar('on-primary')}>
        <circle cx="16" cy="16" r="10.5" fill="none" stroke={cssVar('on-primary')} strokeWidth="2" />
        <path d="M10 18a6 6 0 0 0 12 0Z" />
        <circle cx="11.9" cy="13.2" r="1.9" />
        <circle cx="20.1" cy="13.2" r="1.9" />
        <circle cx="16" cy="11" r="1.9" />
      </g>
    </svg>
  );
}

export function Brand({ name, accent, markOnly = false }: BrandProps) {
  return (
    <span className={styles['brand']}>
      {markOnly ? <Mark name={name} /> : <Mark />}
      {!markOnly && name}
      {!markOnly && accent !== undefined && <span lang="hi">{accent}</span>}
    </span>
  );
}
