import type { ComponentProps, ReactNode } from 'react';
import styles from './check-field.module.css';

export interface PlainCheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  /** True when only some of several are ticked. */
  readonly isPartly?: boolean;
}

const markPartly = (box: HTMLInputElement | null, isPartly: boolean) => {
  if (box !== null) box.indeterminate = isPartly;
};

/** A checkbox with its label beside it. */
export const PlainCheckField = ({ label, isPartly = false, ...input }: PlainCheckFieldProps) => (
  <label className={styles['check']}>
    <input ref={(box) => markPartly(box, isPartly)} {...input} type="checkbox" className={styles['box']} />
    {label}
  </label>
);
