import { useId } from 'react';
import styles from './radio-rows.module.css';

export interface RadioRowsProps {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** What is none of the options chooses none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Chooses one of several, each a row as wide as its place. */
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
