import { figureIn } from '@bhoj/domain/figures/day/day-figure';
import type { DayFigure } from '@bhoj/domain/figures/day/day-figure';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import type { Weekday } from '@bhoj/domain/time/ist';
import { useSearchParams } from 'react-router-dom';
import { FIGURE_PARAM, SINCE_PARAM, WEEKDAY_PARAM } from '../../../blocks/figures/figure-address.ts';
import { isIsoDay } from '../../../ui/dates/iso-day.ts';

export interface OpenFigure {
  readonly figure: DayFigure;
  /** The first of several days; null for a figure of one day. */
  readonly since: string | null;
  readonly on: Weekday | null;
}

/** The figure in the address, or null, and a function that closes it. */
export function useFigureAddress(): [OpenFigure | null, () => void] {
  const [params, setParams] = useSearchParams();
  const figure = figureIn(params.get(FIGURE_PARAM));
  const since = params.get(SINCE_PARAM);
  const on = WEEKDAYS.find((day) => day === params.get(WEEKDAY_PARAM)) ?? null;
  const close = () =>
    setParams((before) => {
      for (const name of [FIGURE_PARAM, SINCE_PARAM, WEEKDAY_PARAM]) before.delete(name);
      return before;
    });
  const open = figure && { figure, since: since !== null && isIsoDay(since) ? since : null, on };
  return [open, close];
}
