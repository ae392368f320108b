import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { SuggestFieldProps } from '../shared/kit/kit.ts';
import { PlainField } from './field.tsx';
import styles from './suggest-field.module.css';

/** Returns where the arrows lead; −1 is the field itself. */
const moved = (marked: number, key: string, count: number): number =>
  key === 'ArrowDown' ? Math.min(marked + 1, count - 1) : Math.max(marked - 1, -1);

/** A text field with a list of what is usual; the list stands below it while it has the focus, and anything may be typed. */
export function SuggestField({ label, value, fault = null, hint, onChange, options }: SuggestFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const typed = value.trim().toLowerCase();
  const shown = isOpen ? options.filter((option) => option.toLowerCase().includes(typed)) : [];
  const choose = (option: string) => {
    onChange(option);
    setOpen(false);
    setMarked(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = shown[marked];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
      setMarked(moved(marked, event.key, shown.length));
    } else if (event.key === 'Enter' && option !== undefined) choose(option);
    else if (event.key === 'Escape' && shown.length > 0) setOpen(false);
    else return;
    // Otherwise Enter would send the form, and Escape close the sheet around it.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles['suggest']}>
      <PlainField
        label={label}
        value={value}
        {...(fault !== null && { error: fault })}
        {...(hint !== undefined && { hint })}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={id}
        aria-activedescendant={shown[marked] === undefined ? undefined : `${id}-${marked}`}
        onChange={({ target }) => {
          onChange(target.value);
          setOpen(true);
          setMarked(-1);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <ul id={id} role="listbox" aria-label={label} hidden={shown.length === 0}>
        {shown.map((option, index) => (
          <li
            key={option}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === marked}
            // The field keeps the focus, so that the list is still there when the tap ends.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {option}
          </li>
        ))}
      </ul>
    </div>
  );
}
