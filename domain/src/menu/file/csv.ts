import { lowestPrice } from '../dish/lowest-price.ts';
import { doubtsInDish, wrongNamesInDish } from '../dish/wrong-names.ts';
import { changedMosts, withMosts } from '../sale/most-of-one.ts';
import { groupsByRow, MOST_COLUMN, mostsIn, withMany } from './csv-add-ons.ts';
import { COMBO_COLUMN, NO_COMBO } from './csv-combo.ts';
import { readComboRows } from './csv-combo-rows.ts';
import { COST_COLUMN, costsIn } from './csv-costs.ts';
import { FOOD_COLUMN } from './csv-food.ts';
import { goodsIn } from './csv-goods.ts';
import { SOLD_BY_COLUMN, soldByIn, withSoldBy } from './csv-sold-by.ts';
import { soldByFaultOf } from '../shape/sold-by.ts';
import type { SoldByFault } from '../shape/sold-by.ts';
import { mrpFaultOf } from '../shape/mrp.ts';
import type { MrpFault } from '../shape/mrp.ts';
import { foodFaultsOf } from '../dish/food-rules.ts';
import { columnAt, CSV_COLUMNS, labelsIn, READERS, csvRowOf, withMrpCell } from './csv-columns.ts';
import { columnOf, FAULT_COLUMN, sizesOfHead } from './csv-headings.ts';
import { isAddOnColumn, listColumns, withCategoryNames, withNames } from './csv-names.ts';
import { sheetIn } from './csv-sheet.ts';
import { sizesIn, withSizes } from './csv-sizes.ts';
import { cleaned, hasLostLetters, inStoredForm } from './csv-text.ts';
import { MAX_DISHES } from '../shape/menu-content.schema.ts';
import { categorySchema, DEFAULT_STATION, menuItemSchema } from '../shape/menu.schema.ts';
import { ZERO } from '../../money/money.ts';
import { NO_PRICES } from '../prices/list-prices.ts';
import { listCellsOf, listHeadOf, listHeadsIn, readListCells } from './csv-lists.ts';
import { isAddOnKey } from '../portions/portion-keys.ts';
import { nameKey } from '../../kernel/folded.ts';
import { same } from '../../kernel/same.ts';
import type { Paise } from '../../money/money.ts';
import type { Costs } from '../shape/costs.schema.ts';
import type { ColumnQuestion } from './csv-choice.ts';
import type { CellContext, CellFault, CsvColumn } from './csv-columns.ts';
import type { ComboRow, ComboRowFault } from './csv-combo-rows.ts';
import type { Mosts } from '../sale/most-of-one.ts';
import type { CsvRow, NoMenu, ReadAs, Told } from './csv-sheet.ts';
import type { NameFault } from '../dish/wrong-names.ts';
import type { ListCell } from './csv-lists.ts';
import type { ListColumn } from './csv-names.ts';
import type { PriceList, Prices } from '../prices/prices.schema.ts';
import type { Category, MenuContent, MenuItem, NewAmounts } from '../shape/menu.schema.ts';

export type { CsvRow } from './csv-sheet.ts';

export interface RowFault {
  readonly line: number;
  /** The faulty column; null when the whole row is faulty. */
  readonly column: CsvColumn | ListColumn | null;
  readonly code:
    | CellFault
    | NameFault
    | MrpFault
    | SoldByFault
    | 'invalid'
    | 'lost-letters'
    | 'repeated'
    | 'code-taken'
    | 'too-many-cells'
    | 'broken-quotes'
    | 'menu-full'
    | ComboRowFault
    | 'add-on-twice'
    | 'most-twice';
  /**
   * The content of the cell. For `repeated`, the number of the line that names the same dish; for `part-left-out`, that of the
   * line that is left out; for `part-named-twice`, the name of the dishes; for `in-combo`, the name of the combo.
   */
  readonly cell: string;
  /** True where the other line of `part-left-out` is itself a combo; else missing. */
  readonly isCombo?: true;
  /** The dish that the row names; empty where it names none. */
  readonly dish: string;
}

export interface CsvImport {
  /** The cost prices that the good rows change, by `dishKey`. */
  readonly costs: Costs['costs'];
  /** The prices on lists that the good rows change; null takes one off. */
  readonly amounts: NewAmounts;
  /** The same, by the id of the dish in the row: several rows may change the same add-ons. */
  readonly asked: ReadonlyMap<string, NewAmounts>;
  /** The new limits on one add-on, by the id of the dish in the row. */
  readonly mosts: ReadonlyMap<string, Mosts>;
  /** The menu with the good rows applied. Dishes that the file does not name stay as they are. */
  readonly content: MenuContent;
  /** The line of each good row, by the id of its dish. */
  readonly lines: ReadonlyMap<string, number>;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** How many existing categories get other names in further languages. */
  readonly renamed: number;
  readonly faults: readonly RowFault[];
  /** Unknown headings; their columns are ignored. */
  readonly ignored: readonly string[];
  /** The decisions of the reader, and the names that it doubts. */
  readonly told: readonly Told[];
  /** The rows as they were read, headings first: with their categories, without titles, totals and notes. */
  readonly rows: readonly CsvRow[];
}

/** Returns the rows of a menu's file in the menu's order, headings first, with cost prices and price lists. */
export function menuRowsOf(
  menu: MenuContent,
  costs: Costs['costs'] = {},
  prices: Prices = NO_PRICES,
): string[][] {
  const labels = labelsIn(menu);
  const dishes = menu.categories.flatMap(({ id }) => menu.items.filter((item) => item.categoryId === id));
  const described = groupsByRow(dishes, menu.addOnGroups);
  return [
    [...CSV_COLUMNS, ...listColumns(prices.lists)],
    ...dishes.map((item, i) => {
      const groups = described[i] ?? [];
      return [
        ...csvRowOf(item, labels, costs, withMany(groups)),
        ...listCellsOf(item, groups, prices, labels.groups),
      ];
    }),
  ];
}

const NEW_DISH = {
  otherNames: {},
  description: '',
  food: {},
  spice: 0,
  photo: null,
  station: DEFAULT_STATION,
  taxClass: 'standard',
  goods: null,
  prepMinutes: 15,
  pricePaise: ZERO,
  variants: [],
  addOnGroupIds: [],
} as const satisfies Partial<MenuItem>;

/** A good row, after reading. */
interface Row {
  readonly dish: MenuItem;
  readonly category: Category;
  readonly costs: Readonly<Record<string, Paise>>;
  /** The prices on lists that it changes. */
  readonly amounts: NewAmounts;
  /** The prices on lists that it asks for, also where they are the stored ones. */
  readonly read: NewAmounts;
  /** How many of one add-on may be taken, as it asks for. */
  readonly mosts: Mosts;
  /** The cell of its combo. */
  readonly combo: string;
}

/** Data of a menu's file that other documents store. */
interface KnownBeside {
  readonly costs: Costs['costs'];
  readonly prices: Prices;
}

/** A good row that is counted; its combo is read later. */
interface CountedRow extends ComboRow {
  readonly what: 'added' | 'changed' | 'unchanged';
  /** The keys of the cost prices that it changed. */
  readonly costs: readonly string[];
}

/** The menu while rows are imported into it. */
class Import {
  readonly faults: RowFault[] = [];
  /** The names of good rows that have two readings. */
  readonly doubts: Told[] = [];
  items: Map<string, MenuItem>;
  readonly categories: Map<string, Category>;
  /** The cost prices that good rows change. */
  readonly costs: Record<string, Paise> = {};
  /** The prices on lists that good rows change, by the id of the row's dish. */
  readonly asked = new Map<string, NewAmounts>();
  /** The prices of add-ons that rows asked for, by list, then by key. Dishes share add-ons, so two rows may disagree. */
  private readonly addOnsAsked: Record<string, Record<string, Paise | null>> = {};
  /** How many of one add-on may be taken, by the id of the row's dish, where that changes. */
  readonly mosts = new Map<string, Mosts>();
  /** The limits that rows asked for, by group. Dishes share groups, so two rows may disagree. */
  private readonly mostsAsked: Record<string, number> = {};
  /** The lines with a combo, also of rows that are left out. */
  private readonly comboLines = new Set<number>();
  added = 0;
  changed = 0;
  unchanged = 0;
  /** The line from which each dish was last read, by dish id. */
  readonly lines = new Map<string, number>();
  /** The combos of good rows, which may name dishes of later rows. */
  private readonly combos: CountedRow[] = [];
  private readonly byName: Map<string, string>;
  readonly addOnGroups: MenuContent['addOnGroups'];
  private readonly groupIds: ReadonlyMap<string, string>;
  private readonly groupLabels: ReadonlyMap<string, string>;
  private readonly newId: () => string;
  private readonly knownCosts: Costs['costs'];
  private readonly prices: Prices;

  constructor(menu: MenuContent, newId: () => string, { costs: knownCosts, prices }: KnownBeside) {
    this.addOnGroups = menu.addOnGroups;
    this.prices = prices;
    this.knownCosts = knownCosts;
    const labels = labelsIn(menu);
    const ids = (of: ReadonlyMap<string, string>) =>
      new Map([...of].toReversed().map(([id, label]) => [nameKey(label), id]));
    const categoryIds = ids(labels.categories);
    this.newId = newId;
    this.groupIds = ids(labels.groups);
    this.groupLabels = labels.groups;
    this.items = new Map(menu.items.map((item) => [item.id, item]));
    this.categories = new Map(
      [...categoryIds].flatMap(([label, id]) => {
        const category = menu.categories.find((known) => known.id === id);
        return category === undefined ? [] : [[label, category]];
      }),
    );
    this.byName = new Map(
      menu.items.toReversed().map((item) => [dishKey(item.categoryId, item.name), item.id]),
    );
  }

  /** `lists` has the cells of price lists. */
  row(line: number, cells: ReadonlyMap<CsvColumn, string>, lists: readonly ListCell[] = []): void {
    const cell = (column: CsvColumn) => cells.get(column) ?? '';
    const at = { line, dish: cell('Dish') };
    const faults: RowFault[] = [];
    const fault = (column: CsvColumn, code: RowFault['code']) =>
      faults.push({ ...at, column, code, cell: cell(column) });

    const found = this.categoryOf(cell('Category'));
    if (found === null) fault('Category', cell('Category') === '' ? 'missing' : 'invalid');
    const named = found === null ? null : withCategoryNames(found, cell);
    if (named !== null && 'column' in named) fault(named.column, 'invalid');
    const category = named !== null && 'id' in named ? named : found;
    for (const [column, text] of cells) if (hasLostLetters(text)) fault(column, 'lost-letters');
    const known = this.knownDish(cells);
    const combo = cell(COMBO_COLUMN);
    if (combo === '' ? known?.combo !== undefined : combo !== NO_COMBO) this.comboLines.add(line);
    const context: CellContext = { known, groupIds: this.groupIds, newId: this.newId };
    const fields: Partial<MenuItem> = {};
    for (const [column, read] of Object.entries(READERS)) {
      const text = cells.get(column as CsvColumn);
      if (text === undefined && (known !== null || column !== 'Mark')) continue;
      const result = read(text ?? '', context);
      if ('fault' in result) fault(column as CsvColumn, result.fault);
      else Object.assign(fields, result.value);
    }
    const sale = cell(SOLD_BY_COLUMN) === '' ? undefined : soldByIn(cell(SOLD_BY_COLUMN));
    if (sale === null) fault(SOLD_BY_COLUMN, 'unreadable');
    const isOpen = sale?.open !== undefined;
    const hasPrice = isOpen || known !== null || cell('Price') !== '' || (fields.variants?.length ?? 0) > 0;
    if (!hasPrice && faults.every(({ column }) => column !== 'Sizes')) fault('Price', 'missing');

    const filled = {
      ...(known ?? { ...NEW_DISH, id: this.freeId(cell('ID')) }),
      ...fields,
      categoryId: category?.id ?? '',
    };
    // An open dish stays open, also where the row gives only a price.
    const keptOpen = filled.open === undefined ? null : { open: filled.open };
    const soldAs = sale ?? keptOpen;
    const sold = soldAs === null ? filled : withSoldBy(filled, soldAs);
    const candidate = withMrpCell(sold, cell('Printed MRP'));
    const goods = goodsIn(candidate, cell);
    if ('column' in goods) fault(goods.column, cell(goods.column) === '' ? 'missing' : 'unreadable');
    const item = inStoredForm(
      known,
      withPrice(
        withNames({ ...candidate, ...('goods' in goods && goods) }, (column) => cells.get(column)),
        cell('Price'),
      ),
    );
    const checked = menuItemSchema.safeParse({ ...item, categoryId: category?.id ?? 'none' });
    for (const issue of checked.error?.issues ?? []) {
      const column = columnAt(issue.path);
      if (column !== undefined && faults.every((other) => other.column !== column)) fault(column, 'invalid');
    }
    for (const { path, fault: code } of checked.success ? wrongNamesInDish(known, checked.data) : []) {
      fault(columnAt(path) ?? 'Dish', code);
    }
    const mrpFault = checked.success ? mrpFaultOf(checked.data, this.addOnGroups) : null;
    if (mrpFault !== null) fault('Printed MRP', mrpFault);
    const soldByFault = checked.success ? soldByFaultOf(checked.data) : null;
    if (soldByFault !== null) fault(SOLD_BY_COLUMN, soldByFault);
    if (checked.success && foodFaultsOf(checked.data).length > 0) fault(FOOD_COLUMN, 'invalid');
    if (checked.success && this.hasCode(checked.data)) fault('Short code', 'code-taken');
    const costs = checked.success ? costsIn(checked.data, cell(COST_COLUMN)) : {};
    if (costs === null) fault(COST_COLUMN, 'unreadable');
    const mosts = checked.success ? this.readMosts(checked.data, cell(MOST_COLUMN)) : {};
    if (typeof mosts === 'string') fault(MOST_COLUMN, mosts);
    const ofLists = checked.success ? this.readLists(checked.data, lists) : null;
    faults.push(...(ofLists?.faults ?? []).map((one) => ({ ...at, ...one })));
    if (faults.length === 0 && checked.success && category !== null) {
      const before = this.lines.get(checked.data.id);
      if (before !== undefined)
        faults.push({ ...at, column: 'Dish', code: 'repeated', cell: String(before) });
      else if (known === null && this.items.size >= MAX_DISHES) fault('Dish', 'menu-full');
      else {
        const dish = { ...checked.data, categoryId: category.id };
        this.take(line, known, {
          dish,
          category,
          costs: costs ?? {},
          amounts: ofLists?.amounts ?? {},
          read: ofLists?.read ?? {},
          mosts: typeof mosts === 'string' ? {} : mosts,
          combo,
        });
      }
    }
    this.faults.push(...faults);
  }

  /** Reads the prices on lists in a row. It refuses a price of an add-on that another row asks for otherwise. */
  private readLists(item: MenuItem, cells: readonly ListCell[]) {
    const { addOnGroups, groupLabels: labels, prices } = this;
    const asked = ({ id }: Pick<PriceList, 'id'>) => this.addOnsAsked[id] ?? {};
    const read = readListCells(item, cells, {
      addOnGroups,
      labels,
      items: this.items.values(),
      prices,
      asked,
    });
    const isAsked = (list: PriceList) =>
      Object.entries(read.read[list.id] ?? {}).some(([key, paise]) => {
        const before = asked(list)[key];
        return before !== undefined && before !== paise;
      });
    const twice = cells
      .filter(({ list, column, text }) => text !== '' && isAddOnColumn(column) && isAsked(list))
      .map(({ column, text }) => ({ column, code: 'add-on-twice' as const, cell: text }));
    return { ...read, faults: [...read.faults, ...twice] };
  }

  /** Reads how many of one add-on may be taken. Returns the cell's fault, also if another row asks otherwise. */
  private readMosts(item: MenuItem, cell: string): Mosts | 'unreadable' | 'most-twice' {
    const mosts = mostsIn(item, cell, { groups: this.addOnGroups, labels: this.groupLabels });
    if (mosts === null) return 'unreadable';
    const isTwice = Object.entries(mosts).some(([id, most]) => (this.mostsAsked[id] ?? most) !== most);
    return isTwice ? 'most-twice' : mosts;
  }

  private take(line: number, known: MenuItem | null, row: Row): void {
    const { dish: item, category, costs, amounts, combo } = row;
    const mosts = changedMosts(this.addOnGroups, row.mosts);
    this.asked.set(item.id, amounts);
    this.mosts.set(item.id, mosts);
    Object.assign(this.mostsAsked, row.mosts);
    for (const [list, of] of Object.entries(row.read))
      for (const [key, paise] of Object.entries(of))
        if (isAddOnKey(key)) (this.addOnsAsked[list] ??= {})[key] = paise;
    const changed = Object.entries(costs).filter(([key, cost]) => this.knownCosts[key] !== cost);
    Object.assign(this.costs, Object.fromEntries(changed));
    this.lines.set(item.id, line);
    this.doubts.push(
      ...doubtsInDish(known, item).map(({ fault, name }) => ({ what: fault, line, text: name })),
    );
    this.items.set(item.id, item);
    this.byName.set(dishKey(item.categoryId, item.name), item.id);
    const label = [...this.categories].find(([, known]) => known.id === category.id)?.[0];
    this.categories.set(label ?? nameKey(category.name), category);
    const what =
      known === null
        ? 'added'
        : same(known, item) &&
            [changed, Object.keys(amounts), Object.keys(mosts)].every(({ length }) => length === 0)
          ? 'unchanged'
          : 'changed';
    this[what] += 1;
    this.combos.push({ line, known, id: item.id, what, cell: combo, costs: Object.keys(costs) });
  }

  /** Reads the combos of all rows. A row with a combo that cannot be sold is left out. */
  readCombos(): void {
    const { items, addOnGroups, faults, comboLines, newId } = this;
    const read = readComboRows(this.combos, { items, addOnGroups, faults, comboLines, newId });
    const turned = read.changed.filter(({ what }) => what === 'unchanged').length;
    this.unchanged -= turned;
    this.changed += turned;
    for (const { row, ...why } of read.left) {
      const column = why.code === 'in-combo' ? null : COMBO_COLUMN;
      this.faults.push({ line: row.line, column, ...why });
      this.leaveOut(row);
    }
    this.items = read.items;
  }

  /** Takes back a row's changes besides its dish. */
  private leaveOut({ id, what, costs }: CountedRow): void {
    this.lines.delete(id);
    for (const key of costs) Reflect.deleteProperty(this.costs, key);
    this.asked.delete(id);
    this.mosts.delete(id);
    this[what] -= 1;
  }

  /** True when another dish has the code of this one. */
  private hasCode({ id, code }: MenuItem): boolean {
    return (
      code !== undefined && [...this.items.values()].some((dish) => dish.code === code && dish.id !== id)
    );
  }

  /** Returns the category with this name, or a new one. A new one is added to the menu with its first good row. */
  private categoryOf(cell: string): Category | null {
    const found = this.categories.get(nameKey(cell));
    if (found !== undefined) return found;
    const name = categorySchema.shape.name.safeParse(cell);
    return name.success ? { id: this.newId(), name: name.data, otherNames: {}, from: null, to: null } : null;
  }

  /** Finds the dish of a row by its id, or else by category and name. */
  knownDish(cells: ReadonlyMap<CsvColumn, string>): MenuItem | null {
    const cell = (column: CsvColumn) => cells.get(column) ?? '';
    const categoryId = this.categories.get(nameKey(cell('Category')))?.id ?? '';
    const id = this.byName.get(dishKey(categoryId, cell('Dish'))) ?? '';
    return this.items.get(cell('ID')) ?? this.items.get(id) ?? null;
  }

  private freeId(wanted: string): string {
    return wanted !== '' && menuItemSchema.shape.id.safeParse(wanted).success ? wanted : this.newId();
  }
}

const dishKey = (categoryId: string, name: string): string => `${categoryId} ${nameKey(name)}`;

/** Returns the prices on lists of several rows together. */
function allAsked(rows: readonly NewAmounts[]): NewAmounts {
  const all: Record<string, Record<string, Paise | null>> = {};
  for (const [list, of] of rows.flatMap((row) => Object.entries(row))) all[list] = { ...all[list], ...of };
  return all;
}

/** Without a price in the file, a dish costs as much as its cheapest size. */
const withPrice = <T extends Pick<MenuItem, 'variants' | 'pricePaise'>>(item: T, price: string): T => ({
  ...item,
  pricePaise: price === '' ? lowestPrice(item) : item.pricePaise,
});

/**
 * Imports a file's rows into the menu. A row that names a dish, by id or by category and name, changes that dish; any
 * other row adds one; no dish is deleted. A bad row is left out, and its faults are reported by cell. Returns a
 * question instead where two columns with one meaning differ.
 */
export function importRows(
  menu: MenuContent,
  file: readonly CsvRow[],
  newId: () => string,
  { costs = {}, prices = NO_PRICES }: Partial<KnownBeside> = {},
  how: ReadAs = {},
): CsvImport | NoMenu | { readonly question: ColumnQuestion } {
  const sheet = sheetIn(file, how, (head) => listHeadOf(head, prices.lists) !== null);
  if (!('rows' in sheet)) return sheet;
  const columns = sheet.read.map(columnOf);
  const lists = listHeadsIn(sheet.read, prices.lists);
  const work = new Import(menu, newId, { costs, prices });
  for (const { line, cells, isBroken } of sheet.rows) {
    const extra = cells.slice(columns.length).find((cell) => cell.trim() !== '');
    const texts = columns.map((_, i) => cleaned(cells[i] ?? ''));
    const ofLists = lists.flatMap((head, i) => (head === null ? [] : [{ ...head, text: texts[i] ?? '' }]));
    const read = new Map(
      columns.flatMap((column, i) => (column === null ? [] : [[column, texts[i] ?? ''] as const])),
    );
    const fault = { line, column: null, dish: read.get('Dish') ?? '' };
    if (isBroken === true) work.faults.push({ ...fault, code: 'broken-quotes', cell: '' });
    else if (extra !== undefined) work.faults.push({ ...fault, code: 'too-many-cells', cell: extra });
    else work.row(line, withSizes(read, sizesIn(sheet.read, texts), work.knownDish(read)), ofLists);
  }
  work.readCombos();
  const byId = new Map([...work.categories.values()].map((category) => [category.id, category]));
  const known = menu.categories.map((category) => byId.get(category.id) ?? category);
  const made = [...byId.values()].filter(({ id }) => menu.categories.every((c) => c.id !== id));
  return {
    content: {
      ...menu,
      categories: [...known, ...made],
      items: [...work.items.values()],
      addOnGroups: withMosts(menu.addOnGroups, Object.assign({}, ...work.mosts.values())),
    },
    costs: work.costs,
    amounts: allAsked([...work.asked.values()]),
    asked: work.asked,
    mosts: work.mosts,
    lines: work.lines,
    added: work.added,
    changed: work.changed,
    unchanged: work.unchanged,
    renamed: known.filter((category, i) => !same(category, menu.categories[i])).length,
    faults: work.faults,
    ignored: sheet.read.filter((head, i) => columns[i] === null && lists[i] === null && !isKnownBeside(head)),
    told: [...sheet.told, ...work.doubts],
    rows: [sheet.heads, ...sheet.rows],
  };
}

/** True for a heading without a column that is not reported: a size, the reasons of faults, or an empty heading. */
const isKnownBeside = (head: string): boolean =>
  head.trim() === '' || head.trim() === FAULT_COLUMN || sizesOfHead(head).length > 0;
