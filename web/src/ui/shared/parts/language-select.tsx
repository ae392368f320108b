import styles from './language-select.module.css';

interface LanguageSelectProps<Code extends string> {
  /** The label for screen readers; not visible. */
  readonly label: string;
  readonly value: Code;
  readonly options: readonly Code[];
  /** Each language's own name for itself. */
  readonly names: Readonly<Record<Code, { readonly name: string }>>;
  readonly onChange: (code: Code) => void;
}

/** Chooses a language by its own name. It looks like a quiet button, and opens the device's own list. */
export function LanguageSelect<Code extends string>({
  label,
  value,
  options,
  names,
  onChange,
}: LanguageSelectProps<Code>) {
  return (
    <select
      className={styles['select']}
      aria-label={label}
      lang={value}
      value={value}
      onChange={(event) => onChange(event.target.value as Code)}
    >
      {options.map((code) => (
        <option key={code} value={code} lang={code}>
          {names[code].name}
        </option>
      ))}
    </select>
  );
}
