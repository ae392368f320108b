import { href } from '@bhoj/domain/catalogue/routes';
import { textOfFigure } from '@bhoj/domain/figures/day/day-figure';
import type { DayFigureName } from '@bhoj/domain/figures/day/day-figure';
import type { IsoDate, Weekday } from '@bhoj/domain/time/ist';

/** The parameters of the day's view: the figure, and for a figure over several days the first day and the weekday. */
export const FIGURE_PARAM = 'figure';
export const SINCE_PARAM = 'since';
export const WEEKDAY_PARAM = 'on';

export interface FigureAsked {
  /** The business day; for several days the last one. */
  readonly day: IsoDate;
  readonly name: DayFigureName;
  /** The method of payment, the hour or the operator; missing for the whole figure. */
  readonly of?: string | undefined;
  /** The first of several days. */
  readonly since?: IsoDate | undefined;
  /** Only this weekday. */
  readonly on?: Weekday | undefined;
}

/**
 * Returns the address of a figure's sources: the documents of a day, or several days that each open their documents.
 */
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
