import { nameKey } from '../../kernel/folded.ts';
import { same } from '../../kernel/same.ts';
import { sizeKey } from '../../menu/dish/availability.ts';
import { addOnKey } from '../../menu/portions/portion-keys.ts';
import { isUnit, readLines, typedLines } from '../recipes/typed-recipe.ts';
import { recipeFaults, recipePlaces } from '../recipes/saved-recipes.ts';
import { MOST_INGREDIENTS, MOST_SAVED_RECIPES } from '../shape/recipes.schema.ts';
import type { CsvCell } from '../../kernel/csv.ts';
import type { MenuContent } from '../../menu/shape/menu.schema.ts';
import type { LineUnit, TypedLine } from '../recipes/typed-recipe.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Batch, PortionUses, Recipes } from '../shape/recipes.schema.ts';
import { sheetOf, unitIn, yesIn } from './sheet.ts';
import type { FileFault, FileRow, Sheet } from './sheet.ts';

/** The columns of a file of recipes: a row for each ingredient. */
export const RECIPE_COLUMNS = [
  'Dish',
  'Size',
  'Add-on',
  'Preparation',
  'Ingredient',
  'Amount',
  'Unit',
  'Makes',
  'Makes unit',
  'Made ahead',
] as const;
export type RecipeColumn = (typeof RECIPE_COLUMNS)[number];

const NEEDED = ['Ingredient', 'Amount', 'Unit'] as const satisfies readonly RecipeColumn[];
const NUMBERS: ReadonlySet<RecipeColumn> = new Set(['Amount', 'Makes']);
const NAMES = ['Dish', 'Size', 'Add-on', 'Preparation'] as const;

/** The contents of a file of recipes: the recipes that are new or changed. */
export interface RecipesImport {
  readonly portions: Readonly<Record<string, PortionUses>>;
  readonly batches: Readonly<Record<string, Batch>>;
  /** How many recipes change nothing. */
  readonly same: number;
  /** A recipe with a fault in one of its rows is left out whole. */
  readonly faults: readonly FileFault<RecipeColumn>[];
}

type Row = Sheet<RecipeColumn>['rows'][number];
type Menu = Pick<MenuContent, 'items' | 'addOnGroups'>;

/** How an add-on is named in a file: by its group too, because groups have add-ons of one name. */
const addOnName = (group: string, option: string): string => `${group}: ${option}`;

/** Returns the keys of recipes by the names that a file gives them; null for a name that two have. */
function keysByName({ items, addOnGroups }: Menu): ReadonlyMap<string, string | null> {
  const keys = new Map<string, string | null>();
  const add = (parts: readonly string[], key: string) => {
    const name = parts.map(nameKey).join('\n');
    keys.set(name, keys.has(name) ? null : key);
  };
  for (const { id, name, variants } of items) {
    add(['dish', name, ''], id);
    for (const size of variants) add(['dish', name, size.name], sizeKey(id, size.id));
  }
  for (const group of addOnGroups)
    for (const option of group.options)
      add(['add-on', addOnName(group.name, option.name)], addOnKey(group.id, option.id));
  return keys;
}

/** The recipe of a row: its key, and whether it is a batch. */
interface Owner {
  readonly key: string;
  readonly isBatch: boolean;
}

function ownerOf(
  { cell }: Row,
  keys: ReadonlyMap<string, string | null>,
  items: ReadonlyMap<string, StockItem>,
): Owner | RecipeColumn {
  const [dish, size, addOn, made] = NAMES.map(cell) as [string, string, string, string];
  const named = [dish, addOn, made].filter((name) => name !== '').length;
  if (named !== 1 || (size !== '' && dish === '')) return 'Dish';
  const found = (...parts: string[]): string | null => keys.get(parts.map(nameKey).join('\n')) ?? null;
  if (made !== '') {
    const item = items.get(nameKey(made));
    return item === undefined ? 'Preparation' : { key: item.id, isBatch: true };
  }
  if (addOn !== '') {
    const key = found('add-on', addOn);
    return key === null ? 'Add-on' : { key, isBatch: false };
  }
  const key = found('dish', dish, size);
  return key !== null ? { key, isBatch: false } : found('dish', dish, '') === null ? 'Dish' : 'Size';
}

/** Returns the unit that a cell names of an item: a unit, or one of its packs. */
function lineUnitIn(cell: string, item: StockItem | undefined): LineUnit | null {
  const pack = item?.packs.find(({ name }) => nameKey(name) === nameKey(cell));
  return unitIn(cell) ?? (pack === undefined ? null : `pack:${pack.id}`);
}

const FIELD = { item: 'Ingredient', amount: 'Amount', unit: 'Unit' } as const;

const groupId = ({ key, isBatch }: Owner): string => `${isBatch ? 'batch' : 'portion'} ${key}`;

/** The rows of one recipe, in the order of the file. */
interface Group {
  readonly owner: Owner;
  readonly rows: Row[];
}

/**
 * Rows below the first may leave the names of the recipe empty, as a merged cell does. A broken row may belong to the
 * recipe above it, so that recipe is left out. Rows without names below it are left out too.
 */
function groupsOf(
  rows: readonly Row[],
  keys: ReadonlyMap<string, string | null>,
  byName: ReadonlyMap<string, StockItem>,
  faults: FileFault<RecipeColumn>[],
): Group[] {
  const groups = new Map<string, Group>();
  const broken = new Set<Group>();
  const nothing = (): Group => ({ owner: { key: '', isBatch: false }, rows: [] });
  let above: Group | null = null;
  for (const row of rows) {
    if (row.isBroken) {
      faults.push({ line: row.line, column: null });
      if (above !== null) broken.add(above);
      above = nothing();
      continue;
    }
    if (NAMES.every((name) => row.cell(name) === '')) {
      if (above === null) faults.push({ line: row.line, column: 'Dish' });
      else above.rows.push(row);
      continue;
    }
    const owner = ownerOf(row, keys, byName);
    if (typeof owner === 'string') {
      faults.push({ line: row.line, column: owner });
      // The further rows of this recipe belong to nothing that is read.
      above = nothing();
      continue;
    }
    const id = groupId(owner);
    const known: Group = groups.get(id) ?? { owner, rows: [] };
    groups.set(id, known);
    known.rows.push(row);
    above = known;
  }
  return [...groups.values()].filter((group) => !broken.has(group));
}

/** Leaves out what a save would refuse, each with the line of its row. */
function leaveOut(
  found: { readonly portions: Record<string, PortionUses>; readonly batches: Record<string, Batch> },
  lines: ReadonlyMap<string, readonly number[]>,
  { recipes, items, menu }: { recipes: Recipes; items: ReadonlyMap<string, StockItem>; menu: Menu },
): FileFault<RecipeColumn>[] {
  const { portions, batches } = found;
  const left: FileFault<RecipeColumn>[] = [];
  // A preparation that is left out may have stood before another circle.
  for (;;) {
    const [first] = recipeFaults(recipes, found, items, menu);
    const key = first?.key ?? '';
    if (first === undefined || !(Object.hasOwn(portions, key) || Object.hasOwn(batches, key))) return left;
    const isBatch = first.fault === 'circle' || !Object.hasOwn(portions, key);
    const at = lines.get(groupId({ key, isBatch })) ?? [];
    left.push({
      line: at[Math.max(0, first.line)] ?? 0,
      column: first.line < 0 ? 'Preparation' : 'Ingredient',
    });
    if (isBatch) delete batches[key];
    else delete portions[key];
  }
}

/** Takes out the entries that are stored already, and returns their number. */
function takeKnown<T>(found: Record<string, T>, stored: Readonly<Record<string, T>>): number {
  const known = Object.keys(found).filter(
    (key) => Object.hasOwn(stored, key) && same(found[key], stored[key]),
  );
  for (const key of known) delete found[key];
  return known.length;
}

/**
 * Reads the rows of a file as recipes: a row for each ingredient. A recipe of the file replaces that of its dish, size, add-on or
 * preparation; the others stay. What a save would refuse, such as an item that is switched off, is a fault here too. Faults are
 * reported by line and column.
 */
export function importRecipes(
  file: readonly FileRow[],
  { items: kept, recipes }: { readonly items: readonly StockItem[]; readonly recipes: Recipes },
  menu: Menu,
  hasDecimalCommas = false,
): RecipesImport | { readonly lacking: readonly RecipeColumn[] } {
  const sheet = sheetOf(file, RECIPE_COLUMNS, NEEDED, { numbers: NUMBERS, hasDecimalCommas });
  if ('lacking' in sheet) return sheet;
  const items = new Map(kept.map((item) => [item.id, item]));
  const byName = new Map(kept.map((item) => [nameKey(item.name), item]));
  const places = recipePlaces(menu);
  const faults: FileFault<RecipeColumn>[] = [];
  const portions: Record<string, PortionUses> = {};
  const batches: Record<string, Batch> = {};
  const lineNumbers = new Map<string, readonly number[]>();
  for (const { owner, rows } of groupsOf(sheet.rows, keysByName(menu), byName, faults)) {
    const [first] = rows;
    if (first === undefined) continue;
    lineNumbers.set(
      groupId(owner),
      rows.map(({ line }) => line),
    );
    const tooMany = rows[MOST_INGREDIENTS];
    if (tooMany !== undefined) {
      faults.push({ line: tooMany.line, column: 'Ingredient' });
      continue;
    }
    const lines = rows.map(({ cell }): TypedLine => {
      const item = byName.get(nameKey(cell('Ingredient')));
      return {
        itemId: item?.id ?? '',
        amount: cell('Amount'),
        unit: lineUnitIn(cell('Unit'), item) ?? 'pack:',
      };
    });
    const place = owner.isBatch ? null : places.get(owner.key);
    const read = readLines(lines, items, { mayGiveBack: place === 'add-on' });
    const wrong = 'faults' in read ? read.faults : [];
    faults.push(...wrong.map(({ line, field }) => ({ line: rows[line]?.line ?? 0, column: FIELD[field] })));
    if (place === 'combo' || place === 'not-by-portion') faults.push({ line: first.line, column: 'Dish' });
    else if ('uses' in read && !owner.isBatch) portions[owner.key] = [...read.uses];
    else if (owner.isBatch) {
      const item = items.get(owner.key);
      const unit = lineUnitIn(first.cell('Makes unit'), item) ?? item?.unit ?? 'kg';
      const made = readLines([{ itemId: owner.key, amount: first.cell('Makes'), unit }], items);
      const isKept = yesIn(first.cell('Made ahead'));
      if ('faults' in made) faults.push({ line: first.line, column: 'Makes' });
      if (isKept === null) faults.push({ line: first.line, column: 'Made ahead' });
      const [whole] = 'uses' in made ? made.uses : [];
      if (whole !== undefined && isKept !== null && 'uses' in read)
        batches[owner.key] = { uses: [...read.uses], makes: whole.quantity, isKept };
    }
  }
  faults.push(...leaveOut({ portions, batches }, lineNumbers, { recipes, items, menu }));
  const known = takeKnown(portions, recipes.portions) + takeKnown(batches, recipes.batches);
  return { portions, batches, same: known, faults: faults.toSorted((a, b) => a.line - b.line) };
}

/**
 * Returns recipes in parts of at most `most`, one for each save. Preparations come first and together, because a save of one
 * alone may make a circle that the others resolve.
 */
export function inSaves(
  { portions, batches }: Pick<RecipesImport, 'portions' | 'batches'>,
  most = MOST_SAVED_RECIPES,
): Pick<RecipesImport, 'portions' | 'batches'>[] {
  const all = [
    ...Object.entries(batches).map(([key, batch]) => ({ portions: {}, batches: { [key]: batch } })),
    ...Object.entries(portions).map(([key, uses]) => ({ portions: { [key]: uses }, batches: {} })),
  ];
  return Array.from({ length: Math.ceil(all.length / most) }, (_, i) => {
    const part = all.slice(i * most, (i + 1) * most);
    return {
      portions: Object.assign({}, ...part.map((one) => one.portions)) as Record<string, PortionUses>,
      batches: Object.assign({}, ...part.map((one) => one.batches)) as Record<string, Batch>,
    };
  });
}

const shown = (unit: LineUnit): string => (isUnit(unit) ? unit : '');

/** Returns the rows of a file of recipes, with its headings. What is no longer on the menu is left out. */
export function recipesFile(
  { portions, batches }: Recipes,
  kept: readonly StockItem[],
  menu: Menu,
): CsvCell[][] {
  const items = new Map(kept.map((item) => [item.id, item]));
  const nameOf = (id: string): string => items.get(id)?.name ?? id;
  const of = (
    uses: PortionUses | Batch['uses'],
    names: readonly string[],
    ends: readonly string[] = ['', '', ''],
  ) =>
    typedLines(uses, items).map(({ itemId, amount, unit }, i): CsvCell[] => [
      ...names,
      nameOf(itemId),
      amount,
      shown(unit),
      ...(i === 0 ? ends : ['', '', '']),
    ]);
  const own = (key: string): PortionUses => (Object.hasOwn(portions, key) ? (portions[key] ?? []) : []);
  const dishes = menu.items.flatMap(({ id, name, variants }) => [
    ...of(own(id), [name, '', '', '']),
    ...variants.flatMap((size) => of(own(sizeKey(id, size.id)), [name, size.name, '', ''])),
  ]);
  const addOns = menu.addOnGroups.flatMap((group) =>
    group.options.flatMap((option) =>
      of(own(addOnKey(group.id, option.id)), ['', '', addOnName(group.name, option.name), '']),
    ),
  );
  const made = Object.entries(batches).flatMap(([id, { uses, makes, isKept }]) => {
    const [whole] = typedLines([{ itemId: id, quantity: makes }], items);
    const ends = [whole?.amount ?? '', shown(whole?.unit ?? 'kg'), isKept ? 'Yes' : 'No'];
    return of(uses, ['', '', '', nameOf(id)], ends);
  });
  return [[...RECIPE_COLUMNS], ...dishes, ...addOns, ...made];
}
