import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface Words {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Replaces the hint. */
  readonly error?: ReactNode;
  /** A button inside the field, at its end. */
  readonly end?: ReactNode;
}

export type PlainFieldProps = Words &
  (
    | ({ readonly multiline?: false } & ComponentProps<'input'>)
    | ({ readonly multiline: true } & ComponentProps<'textarea'>)
  );

function control({ multiline, ...attributes }: Omit<PlainFieldProps, keyof Words>) {
  return multiline === true ? (
    <textarea {...(attributes as ComponentProps<'textarea'>)} />
  ) : (
    <input {...(attributes as ComponentProps<'input'>)} />
  );
}

export function PlainField({ label, hint, error, end, ...attributes }: PlainFieldProps) {
  const id = useId();
  const below = error ?? hint;
  const wiring = {
    id,
    ...(below !== undefined && { 'aria-describedby': `${id}-below` }),
    ...(error !== undefined && { 'aria-invalid': true }),
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {end === undefined ? (
        control({ ...attributes, ...wiring })
      ) : (
        <div className={styles['ended']}>
          {control({ ...attributes, ...wiring })}
          {end}
        </div>
      )}
      {below !== undefined && (
        <p id={`${id}-below`} data-error={error !== undefined}>
          {below}
        </p>
      )}
    </div>
  );
}
