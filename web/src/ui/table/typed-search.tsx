import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from '../mui/form/search-field.tsx';
import { useSearchShortcut } from '../shared/use-search-shortcut.ts';

/** ms: nobody asks the database about half a word. */
const TYPING = 300;

export interface TypedSearchProps {
  readonly label: string;
  readonly clearLabel: string;
  /** What the address says. */
  readonly value: string;
  /** Called a moment after the last key, without spaces around the text. */
  readonly onChange: (text: string) => void;
}

/** A search whose text stands in the address a moment after it is typed. `/` brings the cursor here. */
export function TypedSearch({ label, clearLabel, value, onChange }: TypedSearchProps) {
  const [typed, setTyped] = useState(value);
  const area = useRef<HTMLDivElement>(null);
  const sent = useRef(value);
  useSearchShortcut(area);
  useEffect(() => {
    // Back and forward change the address under what was typed.
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
    <Box ref={area} sx={{ flex: '1 1 16rem', maxWidth: 480 }}>
      <SearchField label={label} clearLabel={clearLabel} value={typed} onChange={setTyped} />
    </Box>
  );
}
