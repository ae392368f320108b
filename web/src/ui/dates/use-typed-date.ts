import { useState } from 'react';

/**
 * Returns the text of a native date or month input. While somebody types, the text is empty or a date of the year 2 or
 * 20: it stays in the input, and `onChange` is not called. When the person leaves the input, it shows the real value
 * again.
 */
export function useTypedDate<T extends string | null>(
  value: T,
  accept: (text: string) => boolean,
  onChange: (text: string) => void,
) {
  const [typed, setTyped] = useState<{ readonly over: T; readonly text: string } | null>(null);
  return {
    // When the value changes elsewhere, it replaces the typed text.
    value: typed !== null && typed.over === value ? typed.text : (value ?? ''),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setTyped({ over: value, text: target.value });
      if (accept(target.value) && target.value !== (value ?? '')) onChange(target.value);
    },
    onBlur: () => setTyped(null),
  };
}
