import type { ToggleGroupProps } from '../shared/kit/kit.ts';
import styles from './toggle-group.module.css';

/** A choice of one among a few visible buttons. */
export function PlainToggleGroup({ label, value, onChange, options, wide, disabled }: ToggleGroupProps) {
  return (
    <div role="group" aria-label={label} className={styles['group']} data-wide={wide}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles['option']}
          aria-pressed={option.value === value}
          disabled={disabled === true || option.disabled === true}
          onClick={() => option.value !== value && onChange(option.value)}
        >
          {option.text}
        </button>
      ))}
    </div>
  );
}
