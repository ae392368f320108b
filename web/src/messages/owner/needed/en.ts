import { part } from '../../part.ts';

/** The counts of the sidebar. */
export const neededPart = part('needed', {
  tables: (n: number) => (n === 1 ? '1 table needs somebody' : `${n} tables need somebody`),
  orders: (n: number) => (n === 1 ? '1 order needs somebody' : `${n} orders need somebody`),
});
