import Button from '@mui/material/Button';
import { CalendarRange } from 'lucide-react';
import type { ReactNode } from 'react';
import { beforeOf } from '@bhoj/domain/figures/span/trend';
import type { Dates } from '@bhoj/domain/figures/span/trend';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';
import { trendingPart } from '../../messages/owner/trending/en.ts';
import { useWords } from '../../words/use-words.ts';
import type { ViewProps } from './view-props.ts';

/** True when the page may read a further document for each day of the period (P-TREND-1). */
const hasRoom = (period: Dates): boolean => beforeOf(period) !== null;

/**
 * Shows a view that reads a further document for each day, if the period is short enough; otherwise offers a shorter
 * period.
 */
export function RoomBeside({ trending, onGo, children }: ViewProps & { readonly children: ReactNode }) {
  const { tooLong, choose } = useWords(trendingPart);
  if (hasRoom(trending.period)) return children;
  return (
    <EmptyState
      icon={CalendarRange}
      line={tooLong}
      action={
        <Button variant="contained" onClick={() => onGo({ period: { kind: 'last', days: 28 } })}>
          {choose}
        </Button>
      }
    />
  );
}
