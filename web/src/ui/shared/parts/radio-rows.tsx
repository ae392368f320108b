import { useId } from 'react';
import styles from './radio-rows.module.css';

export interface RadioRowsProps {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** A value that is not an option selects none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice of one among several rows, each as wide as its container. */
export function RadioRows({ legend, options, value, onChange }: RadioRowsProps) {
  const name = useId();
  return (
    <fieldset className={styles['rows']}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}
