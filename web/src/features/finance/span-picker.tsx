import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  monthCountOf,
  MOST_SPAN,
  monthAfter,
  SPAN_KINDS,
  spanAfter,
  spanBefore,
  spanOf,
} from '@bhoj/domain/figures/span/span';
import type { Span } from '@bhoj/domain/figures/span/span';
import { notPrinted } from '../../ui/mui/not-printed.ts';
import { monthName } from '../../ui/dates/formats.ts';
import { MonthPicker } from '../../ui/dates/month-picker.tsx';
import { datesPart } from '../../messages/shared/dates/en.ts';
import { financePart } from '../../messages/owner/finance/en.ts';
import { useWords } from '../../words/use-words.ts';

export interface SpanPickerProps {
  readonly span: Span;
  /** The current month, `yyyy-mm`. */
  readonly current: string;
  readonly onChange: (span: Span) => void;
}

/** The first and the last month of a range. */
function RangeFields({ span, current, onChange }: SpanPickerProps) {
  const words = useWords(financePart);
  const dates = useWords(datesPart);
  const within = (to: Span): Span =>
    monthCountOf(to) > MOST_SPAN ? { ...to, to: monthAfter(to.from, MOST_SPAN - 1) } : to;
  return (
    <>
      <MonthPicker
        label={words.from}
        value={span.from}
        max={current}
        onChange={(from) => onChange(within({ ...span, from, to: from > span.to ? from : span.to }))}
        words={dates.month}
      />
      <MonthPicker
        label={words.to}
        value={span.to}
        max={current}
        onChange={(to) => onChange(within({ ...span, to, from: to < span.from ? to : span.from }))}
        words={dates.month}
      />
    </>
  );
}

/** Picks a month, a quarter, a financial year or several months. */
export function SpanPicker({ span, current, onChange }: SpanPickerProps) {
  const words = useWords(financePart);
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 3, ...notPrinted }}
    >
      <TextField
        select
        label={words.period}
        value={span.kind}
        onChange={({ target }) => {
          const kind = SPAN_KINDS.find((each) => each === target.value) ?? 'month';
          onChange(
            kind === 'range'
              ? { ...span, kind, to: span.to > current ? current : span.to }
              : spanOf(kind, span.to > current ? current : span.to),
          );
        }}
        sx={{ width: { xs: '100%', sm: 180 } }}
      >
        {SPAN_KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {words.kinds[kind]}
          </MenuItem>
        ))}
      </TextField>
      {span.kind === 'range' ? (
        <RangeFields {...{ span, current, onChange }} />
      ) : (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <IconButton aria-label={words.earlier} onClick={() => onChange(spanBefore(span))}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <span>{words.months(monthName(span.from), monthName(span.to))}</span>
          <IconButton
            aria-label={words.later}
            disabled={span.to >= current}
            onClick={() => onChange(spanAfter(span))}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </Stack>
      )}
    </Stack>
  );
}
