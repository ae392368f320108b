import { dayFigure } from '../../messages/owner/en/day-figure.ts';
import { part } from '../part.ts';

export const dayFigurePart = part('dayFigure', dayFigure);
