import type { ComponentProps, ReactNode } from 'react';
import styles from './check-field.module.css';

export interface PlainCheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
}

/** A box to tick, with its label beside it. */
export const PlainCheckField = ({ label, ...input }: PlainCheckFieldProps) => (
  <label className={styles['check']}>
    <input {...input} type="checkbox" />
    {label}
  </label>
);
