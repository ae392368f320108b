import { useId } from 'react';
import type { ReactNode } from 'react';
import { dateOf } from '@bhoj/domain/time/ist';
import { PlainField } from '../../ui/plain/field.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { Chip } from '../../ui/plain/chip.tsx';
import { clockName } from '../../ui/dates/clock.ts';
import { shortDay } from '../../ui/dates/short-day.ts';
import { asksOf, daysFrom, sizesOf } from './booking-model.ts';
import type { Free } from './booking-model.ts';
import { useSpeech } from './speech.tsx';
import styles from './booking.module.css';

/** A guest's choice: null where nothing is chosen yet. */
export interface When {
  readonly size: number;
  readonly day: string | null;
  readonly at: number | null;
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles['label']}>
        {label}
      </p>
      {children}
    </div>
  );
}

interface WhenFieldsProps {
  readonly free: Free;
  readonly when: When;
  readonly isLooking: boolean;
  readonly onChange: (when: When) => void;
}

function SizeFields({ free, when, onChange }: Omit<WhenFieldsProps, 'isLooking'>) {
  const { words } = useSpeech();
  const { from, to } = free.sizes;
  const shown = sizesOf(free);
  const more = Array.from(
    { length: Math.max(0, to - (shown.at(-1) ?? to)) },
    (_, i) => (shown.at(-1) ?? to) + 1 + i,
  );
  const choose = (size: number) => onChange({ ...when, size, at: null });
  return (
    <Group label={words.size}>
      <div className={styles['sizes']}>
        {shown.map((size) => (
          <Chip key={size} selected={size === when.size} onClick={() => choose(size)}>
            {size}
          </Chip>
        ))}
        {more.length > 0 && (
          <select
            className={styles['more']}
            aria-label={words.size}
            data-chosen={more.includes(when.size)}
            value={more.includes(when.size) ? when.size : ''}
            onChange={({ target }) => choose(Number(target.value))}
          >
            <option value="" disabled>
              {`${more[0]}+`}
            </option>
            {more.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        )}
      </div>
      {from > 1 && <p className={styles['quiet']}>{words.tooFew(from)}</p>}
    </Group>
  );
}

function DayFields({ free, when, onChange }: Omit<WhenFieldsProps, 'isLooking'>) {
  const { words, locale } = useSpeech();
  const days = daysFrom(free);
  const chosen = when.day ?? free.today;
  const choose = (day: string) => onChange({ ...when, day, at: null });
  return (
    <Group label={words.day}>
      <div className={styles['days']}>
        {days.map((day, i) => (
          <Chip key={day} selected={day === chosen} onClick={() => choose(day)}>
            {i === 0 ? words.today : i === 1 ? words.tomorrow : shortDay(locale, day)}
          </Chip>
        ))}
      </div>
      <PlainField
        label={words.otherDay}
        type="date"
        min={free.today}
        max={free.until}
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          if (value >= free.today && value <= free.until) choose(value);
        }}
      />
    </Group>
  );
}

function TimeFields({ free, when, isLooking, onChange }: WhenFieldsProps) {
  const { words } = useSpeech();
  const hint = free.closed === null ? words.none : words.closed;
  return (
    <Group label={words.time}>
      <div aria-live="polite" aria-busy={isLooking}>
        {isLooking ? (
          <p className={styles['quiet']}>{words.looking}</p>
        ) : free.times.length === 0 ? (
          <PlainNotice tone="info">{hint}</PlainNotice>
        ) : (
          <div className={styles['times']}>
            {free.times.map((at) => (
              <Chip key={at} selected={at === when.at} onClick={() => onChange({ ...when, at })}>
                {clockName(at)}
                {dateOf(at) !== free.day && <small>{words.nextDay}</small>}
              </Chip>
            ))}
          </div>
        )}
      </div>
    </Group>
  );
}

/** How many guests, on which day, at which free time. */
export function WhenFields({ free, when, isLooking, onChange }: WhenFieldsProps) {
  const { words } = useSpeech();
  const asks = asksOf(free, when.size);
  const { phone } = free.place;
  return (
    <>
      <SizeFields {...{ free, when, onChange }} />
      {free.sizes.to < 200 && <p className={styles['quiet']}>{words.tooMany(phone)}</p>}
      <DayFields {...{ free, when, onChange }} />
      <TimeFields {...{ free, when, isLooking, onChange }} />
      {asks && <PlainNotice tone="info">{free.asksFrom === 0 ? words.asksAll : words.asksLarge}</PlainNotice>}
    </>
  );
}
