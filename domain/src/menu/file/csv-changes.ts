import { same } from '../../kernel/same.ts';
import { otherLanguages } from '../../catalogue/languages.ts';
import { COST_COLUMN } from './csv-costs.ts';
import { CSV_COLUMNS, labelsIn, csvRowOf } from './csv-columns.ts';
import { addOnGroupsOf, MOST_COLUMN } from './csv-add-ons.ts';
import { addOnCell, listCell } from './csv-lists.ts';
import { NO_PRICES } from '../prices/list-prices.ts';
import { withAmounts } from '../prices/price-lists.ts';
import { categoryNameColumn, isListColumn, listColumns } from './csv-names.ts';
import { addOnKey } from '../portions/portion-keys.ts';
import { costKeysOf } from '../dish/costs.ts';
import type { Costs } from '../shape/costs.schema.ts';
import type { CsvImport } from './csv.ts';
import type { CsvColumn } from './csv-columns.ts';
import type { ListColumn } from './csv-names.ts';
import type { Prices } from '../prices/prices.schema.ts';
import type { MenuContent, MenuItem, NewAmounts } from '../shape/menu.schema.ts';

/** A cell of a dish as an export would write it before and after the import. */
export interface CellChange {
  readonly column: CsvColumn | ListColumn;
  /** Empty for a new dish. */
  readonly before: string;
  readonly after: string;
}

/** The changes to one dish in a file. */
export interface DishChange {
  readonly id: string;
  readonly line: number;
  readonly name: string;
  readonly kind: 'new' | 'changed' | 'kept';
  /** The cells that differ, in the order of the columns. For a new dish, all cells that are not empty. */
  readonly cells: readonly CellChange[];
}

/** Columns that are no property of the dish itself. */
const NOT_OF_DISH: ReadonlySet<CsvColumn> = new Set(['ID', ...otherLanguages.map(categoryNameColumn)]);

const ORDER = { new: 0, changed: 0, kept: 1 } as const;

/** Returns the changes of an import to each dish in its file, in the file's order; unchanged dishes last. */
export function changesOf(
  menu: MenuContent,
  {
    content,
    costs,
    amounts,
    asked,
    mosts,
    lines,
  }: Pick<CsvImport, 'content' | 'costs' | 'amounts' | 'asked' | 'mosts' | 'lines'>,
  {
    costs: knownCosts = {},
    prices = NO_PRICES,
  }: { readonly costs?: Costs['costs']; readonly prices?: Prices } = {},
): DishChange[] {
  const pricesThen = withAmounts(prices, amounts);
  const [labelsNow, labelsThen] = [labelsIn(menu), labelsIn(content)];
  const costsThen = { ...knownCosts, ...costs };
  const known = new Map(menu.items.map((item) => [item.id, item]));
  const changes = content.items.flatMap((item): DishChange[] => {
    const line = lines.get(item.id);
    if (line === undefined) return [];
    const now = known.get(item.id);
    const described = ({ addOnGroups }: MenuContent) =>
      addOnGroups.filter(({ id }) => Object.hasOwn(mosts.get(item.id) ?? {}, id));
    const before = now === undefined ? [] : csvRowOf(now, labelsNow, knownCosts, described(menu));
    const after = csvRowOf(item, labelsThen, costsThen, described(content));
    const cells = CSV_COLUMNS.flatMap((column, i): CellChange[] => {
      const cell = { column, before: before[i] ?? '', after: after[i] ?? '' };
      return NOT_OF_DISH.has(column) || cell.before === cell.after ? [] : [cell];
    });
    const addOns = addOnGroupsOf(item, content.addOnGroups).filter(({ id }) => asks(asked.get(item.id), id));
    const listCells = (of: MenuItem | undefined, at: Prices) =>
      of === undefined
        ? []
        : [
            ...prices.lists.map((list) => listCell(of, list, at)),
            ...prices.lists.map((list) => addOnCell(addOns, list, at, labelsThen.groups)),
          ];
    const [listsNow, listsThen] = [listCells(now, prices), listCells(item, pricesThen)];
    const ofLists = listColumns(prices.lists).flatMap((column, i): CellChange[] => {
      const cell = { column, before: listsNow[i] ?? '', after: listsThen[i] ?? '' };
      return cell.before === cell.after ? [] : [cell];
    });
    const isKept =
      now !== undefined &&
      same(now, item) &&
      ofLists.length === 0 &&
      cells.every(({ column }) => column !== MOST_COLUMN) &&
      costKeysOf(item).every((key) => !(key in costs));
    const kind = now === undefined ? 'new' : isKept ? 'kept' : 'changed';
    return [{ id: item.id, line, name: item.name, kind, cells: [...cells, ...ofLists] }];
  });
  return changes.toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind] || a.line - b.line);
}

/** True where a row asks for a price of an add-on of a group. */
const asks = (amounts: NewAmounts | undefined, groupId: string): boolean =>
  Object.values(amounts ?? {}).some((of) =>
    Object.keys(of).some((key) => key.startsWith(addOnKey(groupId, ''))),
  );

const AMOUNT_COLUMNS: ReadonlySet<string> = new Set<CsvColumn>(['Price', 'Packing', COST_COLUMN]);

/** True for a column of amounts in rupees. */
export const isAmountColumn = (column: CellChange['column']): boolean =>
  AMOUNT_COLUMNS.has(column) || isListColumn(column);
