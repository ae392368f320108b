import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Day } from '@bhoj/domain/days/day.schema';
import { dayName } from '../../../ui/dates/formats.ts';
import { SidePanel } from '../../../ui/mui/side-panel.tsx';
import { dayFigurePart } from '../../../messages/owner/day-figure/en.ts';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { weekdaysPart } from '../../../messages/shared/weekdays/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { DaysOf } from './days-of.tsx';
import { DocumentsOf } from './documents-of.tsx';
import { figureTitle } from './figure-text.ts';
import type { OpenFigure } from './use-figure-address.ts';

export interface FigurePanelProps {
  readonly day: Day;
  readonly open: OpenFigure;
  readonly onClose: () => void;
}

/** The sources of a figure: for one day its documents, for several the days. */
export function FigurePanel({ day, open: { figure, since, on }, onClose }: FigurePanelProps) {
  const words = useWords(dayFigurePart);
  const weekdays = useWords(weekdaysPart);
  const title = figureTitle(words, useWords(billPart), figure);
  const period =
    since === null ? words.onDay(dayName(day.day)) : words.between(dayName(since), dayName(day.day));
  return (
    <SidePanel open title={title} closeLabel={words.close} width={520} onClose={onClose}>
      <Stack sx={{ gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {on === null ? period : words.onWeekday(weekdays[on], period)}
        </Typography>
        {since === null ? (
          <DocumentsOf {...{ day, figure, title }} />
        ) : (
          <DaysOf {...{ since, on, figure, title }} until={day.day} />
        )}
      </Stack>
    </SidePanel>
  );
}
