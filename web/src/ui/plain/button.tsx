import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

export interface PlainButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: 'primary' | 'outline' | 'quiet';
  /** As wide as its container, and taller: for the main act of a page. */
  readonly wide?: boolean;
  /** Disables the button and announces that it is working. */
  readonly pending?: boolean;
}

export function PlainButton({
  variant = 'primary',
  wide,
  pending,
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
      data-wide={wide}
      disabled={pending || disabled}
      aria-busy={pending}
    >
      {pending && <span className={styles['spinner']} aria-hidden />}
      {children}
    </button>
  );
}
