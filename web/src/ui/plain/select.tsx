import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface PlainSelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  readonly label: ReactNode;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  /** The options, by value. */
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** The text before anything is chosen; missing where there is always a choice. */
  readonly none?: string;
}

/** A choice from a list, with its label and its fault. */
export function PlainSelect({ label, error, hint, options, none, ...attributes }: PlainSelectProps) {
  const id = useId();
  const below = error ?? hint;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <select
        {...attributes}
        id={id}
        {...(below !== undefined && { 'aria-describedby': `${id}-below` })}
        {...(error !== undefined && { 'aria-invalid': true })}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {below !== undefined && (
        <p id={`${id}-below`} data-error={error !== undefined}>
          {below}
        </p>
      )}
    </div>
  );
}
