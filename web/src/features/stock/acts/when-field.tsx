import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { ENTERED_WITHIN } from '@bhoj/domain/stock/count/counted-within';
import { clockOf, dateOf } from '@bhoj/domain/time/ist';
import { stockActsPart } from '../../../messages/owner/stock-acts/en.ts';
import { serverNow } from '../../../ui/shared/server-clock.ts';
import { useWords } from '../../../words/use-words.ts';

/** When an act happened, as somebody says it. */
export interface When {
  /** Null for now. */
  readonly at: number | null;
  readonly isWrong: boolean;
  readonly set: (at: number | null) => void;
  /** Returns the time of the act; null where that cannot be entered. An act that is sent again keeps its time. */
  readonly settle: () => number | null;
}

export function useWhen(): When {
  const [at, setAt] = useState<number | null>(null);
  const [isWrong, setWrong] = useState(false);
  return {
    at,
    isWrong,
    set: (to) => {
      setWrong(false);
      setAt(to);
    },
    settle: () => {
      const now = serverNow();
      const happened = at ?? now;
      const fits = happened <= now && happened >= now - ENTERED_WITHIN;
      setWrong(!fits);
      if (!fits) return null;
      setAt(happened);
      return happened;
    },
  };
}

/** The field of a time; empty for now. */
export function WhenField({ when: { at, isWrong, set } }: { readonly when: When }) {
  const words = useWords(stockActsPart);
  return (
    <TextField
      type="datetime-local"
      label={words.when}
      value={at === null ? '' : `${dateOf(at)}T${clockOf(at)}`}
      error={isWrong}
      helperText={isWrong ? words.whenFault : words.whenHint}
      onChange={({ target }) => {
        const to = Date.parse(`${target.value}:00+05:30`);
        set(Number.isFinite(to) ? to : null);
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
