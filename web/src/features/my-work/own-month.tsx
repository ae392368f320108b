import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addMonths, isIsoMonth } from '../../ui/dates/iso-day.ts';
import type { IsoMonth } from '../../ui/dates/iso-day.ts';
import { useTypedDate } from '../../ui/dates/use-typed-date.ts';
import { PlainIconButton } from '../../ui/shared/parts/icon-button.tsx';
import { PlainField } from '../../ui/plain/field.tsx';
import styles from './own-month.module.css';

/** The earliest month; while a year is typed, the value passes through 0002, 0020 and 0202. */
const EARLIEST = '2000-01';

export interface OwnMonthProps {
  readonly label: string;
  readonly value: IsoMonth;
  readonly onChange: (month: IsoMonth) => void;
  readonly max: IsoMonth;
  readonly words: { readonly before: string; readonly after: string };
}

/** Picks one month, by typing or by the arrows. */
export function OwnMonth({ label, value, onChange, max, words }: OwnMonthProps) {
  const accept = (text: string) => isIsoMonth(text) && text >= EARLIEST && text <= max;
  const typed = useTypedDate(value, accept, onChange);
  return (
    <div className={styles['picker']}>
      <PlainIconButton label={words.before} onClick={() => onChange(addMonths(value, -1))}>
        <ChevronLeft aria-hidden />
      </PlainIconButton>
      <PlainField type="month" label={label} {...typed} min={EARLIEST} max={max} />
      <PlainIconButton
        label={words.after}
        disabled={value >= max}
        onClick={() => onChange(addMonths(value, 1))}
      >
        <ChevronRight aria-hidden />
      </PlainIconButton>
    </div>
  );
}
