import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

export interface LabelledSwitchProps {
  readonly label: string;
  readonly helperText?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch with its label beside it and its explanation below. */
export function LabelledSwitch({ label, helperText, checked, onChange }: LabelledSwitchProps) {
  const id = useId();
  return (
    <div>
      <label className={styles['switch']}>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          {...(helperText !== undefined && { 'aria-describedby': id })}
        />
        {label}
      </label>
      {helperText !== undefined && (
        <p id={id} className={styles['below']}>
          {helperText}
        </p>
      )}
    </div>
  );
}
