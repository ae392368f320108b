import { Minus, Plus } from 'lucide-react';
import styles from './stepper.module.css';

export interface StepperProps {
  /** The name of the group: the thing that is counted. */
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

export function Stepper({ label, value, min = 0, max = Infinity, disabled = false, ...rest }: StepperProps) {
  const { decreaseLabel, increaseLabel, onChange } = rest;
  return (
    <div role="group" aria-label={label} className={styles['stepper']} data-none={value === 0}>
      <button
        type="button"
        className={styles['step']}
        aria-label={decreaseLabel}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus size={18} aria-hidden />
      </button>
      <output>{value}</output>
      <button
        type="button"
        className={styles['step']}
        aria-label={increaseLabel}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus size={18} aria-hidden />
      </button>
    </div>
  );
}
