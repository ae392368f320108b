import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from '../mui/form/search-field.tsx';
import { useSearchShortcut } from '../shared/use-search-shortcut.ts';

/** ms after the last key, so that the database gets no half words. */
const TYPING = 300;

export interface TypedSearchProps {
  readonly label: string;
  readonly clearLabel: string;
  /** The text in the address. */
  readonly value: string;
  /** Called after a pause in typing, with the trimmed text. */
  readonly onChange: (text: string) => void;
}

/** A search that writes its text to the address after a pause in typing. The `/` key focuses it. */
export function TypedSearch({ label, clearLabel, value, onChange }: TypedSearchProps) {
  const [typed, setTyped] = useState(value);
  const area = useRef<HTMLDivElement>(null);
  const sent = useRef(value);
  useSearchShortcut(area);
  useEffect(() => {
    // Back and forward change the address and replace the typed text.
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => {
    if (typed.trim() === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      onChange(typed.trim());
    }, TYPING);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  return (
    // Its basis is 0: in a column, a basis is a height.
    <Box ref={area} sx={{ flex: '1 1 0', minWidth: 'min(12rem, 100%)', maxWidth: 480 }}>
      <SearchField label={label} clearLabel={clearLabel} value={typed} onChange={setTyped} />
    </Box>
  );
}
