import type { Entry } from '../../kernel/collection.ts';
import type { StockMove } from '../shape/move.schema.ts';

/** The order in which new moves get their places: that in which the server wrote them. */
export const inOrder = (moves: readonly Entry<StockMove>[]): Entry<StockMove>[] =>
  moves.toSorted((a, b) => a.value.postedAt - b.value.postedAt || (a.id < b.id ? -1 : Number(a.id > b.id)));
