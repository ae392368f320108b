import Button from '@mui/material/Button';
import { TrendingUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';
import { trendingPart } from '../../messages/owner/trending/en.ts';
import { useWords } from '../../words/use-words.ts';
import type { PeriodChoice } from './state/period-choice.ts';
import type { Address } from './state/use-address.ts';

export interface NothingSoldProps {
  readonly period: PeriodChoice;
  readonly onGo: (to: Partial<Address>) => void;
}

/** Explains where sales come from, and offers the longest period first. */
export function NothingSold({ period, onGo }: NothingSoldProps) {
  const words = useWords(trendingPart);
  const isLongest = period.kind === 'last' && period.days === 60;
  return (
    <EmptyState
      icon={TrendingUp}
      line={words.none}
      action={
        isLongest ? (
          <Button variant="contained" component={Link} to={href('orders')}>
            {words.toOrders}
          </Button>
        ) : (
          <Button variant="contained" onClick={() => onGo({ period: { kind: 'last', days: 60 } })}>
            {words.longer}
          </Button>
        )
      }
    />
  );
}
