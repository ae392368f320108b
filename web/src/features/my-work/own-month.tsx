import { localeOf } from '@bhoj/domain/catalogue/languages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { monthNameIn } from '../../ui/dates/formats.ts';
import { addMonths } from '../../ui/dates/iso-day.ts';
import type { IsoMonth } from '../../ui/dates/iso-day.ts';
import { PlainIconButton } from '../../ui/shared/parts/icon-button.tsx';
import { PlainSelect } from '../../ui/plain/select.tsx';
import { useLanguage } from '../../words/use-words.ts';
import styles from './own-month.module.css';

/** The number of months in the list; the arrows reach earlier ones. */
const OFFERED = 24;

export interface OwnMonthProps {
  readonly label: string;
  readonly value: IsoMonth;
  readonly onChange: (month: IsoMonth) => void;
  readonly max: IsoMonth;
  readonly words: { readonly before: string; readonly after: string };
}

/** Picks one month, from a list or by the arrows. A native field would use the language of the browser. */
export function OwnMonth({ label, value, onChange, max, words }: OwnMonthProps) {
  const locale = localeOf(useLanguage());
  const recent = Array.from({ length: OFFERED }, (_, i) => addMonths(max, -i));
  const months = recent.includes(value) ? recent : [...recent, value];
  return (
    <div className={styles['picker']}>
      <PlainIconButton label={words.before} onClick={() => onChange(addMonths(value, -1))}>
        <ChevronLeft aria-hidden />
      </PlainIconButton>
      <PlainSelect
        label={label}
        value={value}
        options={months.map((month) => ({ value: month, text: monthNameIn(locale, month) }))}
        onChange={({ target }) => onChange(target.value)}
      />
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
