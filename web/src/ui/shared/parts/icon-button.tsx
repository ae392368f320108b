import type { ButtonHTMLAttributes } from 'react';
import styles from './icon-button.module.css';

export interface PlainIconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  readonly label: string;
}

export function PlainIconButton({ label, ...button }: PlainIconButtonProps) {
  return <button type="button" {...button} className={styles['icon']} aria-label={label} title={label} />;
}
