import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface PlainSelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  readonly label: ReactNode;
  readonly error?: ReactNode;
  /** The options, by value. */
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** What stands there before anything is chosen; missing where something always is. */
  readonly none?: string;
}

/** A choice from a list, with its label and its fault. */
export function PlainSelect({ label, error, options, none, ...attributes }: PlainSelectProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <select
        {...attributes}
        id={id}
        {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-below` })}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id={`${id}-below`} data-error>
          {error}
        </p>
      )}
    </div>
  );
}
