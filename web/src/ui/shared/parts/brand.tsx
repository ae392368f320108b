import { cssVar } from '../../../theme/css-var.ts';
import styles from './brand.module.css';

export interface BrandProps {
  /** "Bhoj". Where the text is hidden, it is the mark's accessible name. */
  readonly name: string;
  /** The name in Devanagari, shown beside it. */
  readonly accent?: string;
  readonly markOnly?: boolean;
}

/** A plate from above with a curry leaf on it: the same drawing as public/favicon.svg. */
function Mark({ name }: { readonly name?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <rect width="32" height="32" rx="8" fill={cssVar('primary')} />
      <circle cx="16" cy="16" r="10.5" fill="none" stroke={cssVar('on-primary')} strokeWidth="2" />
      <path d="M10.7 21.3C10 14.4 14.4 10 21.3 10.7 22 17.6 17.6 22 10.7 21.3Z" fill={cssVar('on-primary')} />
      <path
        d="M10.7 21.3 18 14"
        fill="none"
        stroke={cssVar('primary')}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
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
