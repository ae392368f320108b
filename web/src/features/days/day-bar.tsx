import { dayPart } from '../../messages/owner/day/en.ts';
import { datesPart } from '../../messages/shared/dates/en.ts';
import { useWords } from '../../words/use-words.ts';
import { DayPicker } from '../../ui/dates/day-field.tsx';
import { StatusDotBadge } from '../../ui/shared/parts/status-dot-badge.tsx';

export interface DayBarProps {
  readonly day: string;
  readonly today: string;
  readonly isClosed: boolean;
  readonly onGo: (day: string) => void;
}

/** Shows the day and links to others; no day after today. */
export function DayBar({ day, today, isClosed, onGo }: DayBarProps) {
  const dates = useWords(datesPart);
  const words = useWords(dayPart);

  return (
    <DayPicker label={words.choose} value={day} onChange={onGo} today={today} words={dates.day}>
      <StatusDotBadge color={isClosed ? 'green' : 'blue'} word={isClosed ? words.closed : words.open} />
    </DayPicker>
  );
}
