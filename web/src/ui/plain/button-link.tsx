import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PlainButtonProps } from './button.tsx';
import styles from './button.module.css';

export interface ButtonLinkProps extends Pick<PlainButtonProps, 'variant' | 'wide' | 'className'> {
  /** A path within the app. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link styled as a button. */
export function ButtonLink({ to, variant = 'primary', wide, className, children }: ButtonLinkProps) {
  return (
    <Link
      to={to}
      className={className ? `${styles['button']} ${className}` : styles['button']}
      data-variant={variant}
      data-wide={wide}
    >
      {children}
    </Link>
  );
}
