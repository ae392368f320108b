import { ZERO } from '../../money/money.ts';
import type { Statement, StatementLine } from './profit-and-loss.ts';

/** A bar in the picture of a statement, in paise: income and profit start at 0, a cost where the bar before ends. */
export interface FlowBar {
  readonly line: StatementLine;
  readonly is: 'in' | 'cost' | 'left';
  readonly from: number;
  readonly to: number;
}

const COSTS: readonly StatementLine['name'][] = [
  'food',
  'operatorCosts',
  'levy',
  'wages',
  'writtenOff',
  'other',
];

/**
 * Returns the income (or net sales without aggregators), the costs (food, commissions, levy, wages, others; each where it is
 * known and not 0) and the operating profit as bars; each cost is a piece taken off the income. Empty where there was no income
 * and no cost.
 */
export function flowOf({ lines }: Pick<Statement, 'lines'>): FlowBar[] {
  const known = (name: StatementLine['name']) =>
    lines.find((line) => line.name === name && line.category === null && line.amountPaise !== null);
  const net = known('income') ?? known('net');
  const left = known('operating');
  const costs = COSTS.flatMap((name) => known(name) ?? []).filter(
    ({ amountPaise }) => (amountPaise ?? 0) > 0,
  );
  const came = net?.amountPaise ?? ZERO;
  if (net === undefined || (came === 0 && costs.length === 0)) return [];
  let end: number = came;
  const spent = costs.map((line): FlowBar => {
    const to = end;
    end -= line.amountPaise ?? 0;
    return { line, is: 'cost', from: end, to };
  });
  const bar = (line: StatementLine, is: FlowBar['is']): FlowBar => {
    const amount = line.amountPaise ?? 0;
    return { line, is, from: Math.min(0, amount), to: Math.max(0, amount) };
  };
  return [bar(net, 'in'), ...spent, ...(left === undefined ? [] : [bar(left, 'left')])];
}
