import type { ReactNode } from 'react';
import { WholeNumbers } from '../shared/parts/whole-numbers.tsx';
import type { Column } from './column.ts';

export const contentOf = <Row,>({ text, cell }: Column<Row>, row: Row): ReactNode =>
  cell === undefined ? <WholeNumbers>{text(row)}</WholeNumbers> : cell(row);

/** The marks of a cell for the style sheets. */
export const marksOf = <Row,>({ align, card, header, isLabelledOnCard }: Column<Row>) => ({
  'data-align': align,
  'data-card': card,
  ...(isLabelledOnCard === true && { 'data-label': header }),
});
