import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import styles from './plain.module.css';

interface Words {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Takes the hint's place. */
  readonly error?: ReactNode;
}

export type PlainFieldProps = Words &
  (
    | ({ readonly multiline?: false } & InputHTMLAttributes<HTMLInputElement>)
    | ({ readonly multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>)
  );

function control({ multiline, ...attributes }: Omit<PlainFieldProps, keyof Words>) {
  return multiline === true ? (
    <textarea {...(attributes as TextareaHTMLAttributes<HTMLTextAreaElement>)} />
  ) : (
    <input {...(attributes as InputHTMLAttributes<HTMLInputElement>)} />
  );
}

export function PlainField({ label, hint, error, ...attributes }: PlainFieldProps) {
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
      {control({ ...attributes, ...wiring })}
      {below !== undefined && (
        <p id={`${id}-below`} data-error={error !== undefined}>
          {below}
        </p>
      )}
    </div>
  );
}
