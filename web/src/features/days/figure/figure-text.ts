import { tenderOf } from '@bhoj/domain/billing/shape/invoice.schema';
import { unitOf } from '@bhoj/domain/figures/day/day-figure';
import type { DayFigure } from '@bhoj/domain/figures/day/day-figure';
import { formatPlain } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import type { Words } from '../../../words/part.ts';

/** Returns the name of a figure: `Taken: UPI`. */
export function figureTitle(
  words: Words<'dayFigure'>,
  bill: Words<'billWords'>,
  { name, of }: DayFigure,
): string {
  if (of === null) return words.title(name, '');
  if (name === 'hour') return words.title(name, words.hour(of));
  if (name === 'operator') return words.title(name, of);
  const tender = tenderOf(of);
  return words.title(name, tender.name === '' ? bill.methods[tender.method] : tender.name);
}

/** Returns a figure, or a document's part of it, in its unit. */
export function figureText(words: Words<'dayFigure'>, figure: DayFigure, value: number): string {
  const unit = unitOf(figure);
  if (unit === 'paise') return formatPlain(paise(value));
  return unit === 'count' ? value.toLocaleString('en-IN') : words.minutes(value);
}
