import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

export interface PlainButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'primary' | 'outline' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: ReactNode;
  /** As wide as its container, and taller: for the main act of a page. */
  readonly wide?: boolean;
  /** Disables the button and announces that it is working. */
  readonly pending?: boolean;
  /** For an act that sends, takes money or destroys (`ButtonProps`). */
  readonly deliberate?: boolean;
}

export function PlainButton({
  variant = 'primary',
  size,
  icon,
  wide,
  pending,
  deliberate,
  disabled,
  className,
  children,
  ...button
}: PlainButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={className ? `${styles['button']} ${className}` : styles['button']}
      data-variant={variant}
      data-size={size}
      data-wide={wide}
      data-deliberate={deliberate}
      disabled={pending || disabled}
      aria-busy={pending}
    >
      {pending ? <span className={styles['spinner']} aria-hidden /> : icon}
      {children}
    </button>
  );
}
