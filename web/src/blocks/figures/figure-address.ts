import { href } from '@bhoj/domain/catalogue/routes';
import { textOfFigure } from '@bhoj/domain/figures/day/day-figure';
import type { DayFigureName } from '@bhoj/domain/figures/day/day-figure';
import type { IsoDate, Weekday } from '@bhoj/domain/time/ist';

/** The parameters of the day's view: its figure, and for a figure of several days the first one and the weekday. */
export const FIGURE_PARAM = 'figure';
export const SINCE_PARAM = 'since';
export const WEEKDAY_PARAM = 'on';

export interface FigureAsked {
  /** The business day; of several days the last one. */
  readonly day: IsoDate;
  readonly name: DayFigureName;
  /** The way of paying, the hour or the operator; the whole figure without it. */
  readonly of?: string | undefined;
  /** The first of several days. */
  readonly since?: IsoDate | undefined;
  /** Only these days of the week. */
  readonly on?: Weekday | undefined;
}

/** Where a figure opens what makes it: the documents of a day, or the days, each of which opens its documents. */
export function figureAddress({ day, name, of, since, on }: FigureAsked): string {
  const query = new URLSearchParams({
    view: 'day',
    day,
    [FIGURE_PARAM]: textOfFigure({ name, of: of ?? null }),
    ...(since !== undefined && { [SINCE_PARAM]: since }),
    ...(on !== undefined && { [WEEKDAY_PARAM]: on }),
  });
  return `${href('orders')}?${query.toString()}`;
}
