import type { ReactNode } from 'react';
import { Link } from '../shared/address/link.tsx';
import type { LinkProps } from '../shared/address/link.tsx';
import type { PlainButtonProps } from './button.tsx';
import styles from './button.module.css';

export interface ButtonLinkProps
  extends
    Pick<PlainButtonProps, 'variant' | 'wide' | 'className' | 'icon'>,
    Pick<LinkProps, 'target' | 'rel'> {
  /** A path within the app, or a whole address. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link styled as a button. */
export function ButtonLink({
  variant = 'primary',
  wide,
  icon,
  className,
  children,
  ...link
}: ButtonLinkProps) {
  return (
    <Link
      {...link}
      className={className ? `${styles['button']} ${className}` : styles['button']}
      data-variant={variant}
      data-wide={wide}
    >
      {icon}
      {children}
    </Link>
  );
}
