import { nameKey } from '../../kernel/folded.ts';
import { same } from '../../kernel/same.ts';
import { blamedForCombos } from '../combos/blamed-for-combos.ts';
import { dishOfChoice } from '../combos/chosen-parts.ts';
import { withComboMarks } from '../combos/combo-faults.ts';
import { labelsOf } from './csv-columns.ts';
import { comboIn, namedDishes, namesIn, NO_COMBO } from './csv-combo.ts';
import { inStoredForm } from './csv-text.ts';
import type { NamedDishes } from './csv-combo.ts';
import type { MenuContent, MenuItem } from '../shape/menu.schema.ts';

/** A row that is read except for the cell of its combo, which may name dishes of later rows. */
export interface ComboRow {
  readonly line: number;
  /** The id of its dish. */
  readonly id: string;
  /** The dish as it is on the menu; null where the row adds it. */
  readonly known: MenuItem | null;
  /** The cell of its combo. */
  readonly cell: string;
}

/**
 * Why a row is left out. `unreadable`: nobody can read its combo, or nobody could sell it. `part-left-out`: it names a dish of
 * another row that is left out. `part-named-twice`: several dishes have the name that it writes. `in-combo`: a combo on the menu
 * needs its dish as it was.
 */
export type ComboRowFault = 'unreadable' | 'part-left-out' | 'part-named-twice' | 'in-combo';

interface Why {
  readonly code: ComboRowFault;
  /** The cell; for `part-left-out` the other line's number, `part-named-twice` the dish, `in-combo` the combo. */
  readonly cell: string;
  /** True where the other line of `part-left-out` is a combo, which cannot be a part of another one; else missing. */
  readonly isCombo?: true;
}

/** A row that is left out for a combo, with the name of its dish. */
type LeftOut<R> = Why & { readonly row: R; readonly dish: string };

interface CombosRead<R> {
  /** The dishes of the menu by id, with the combos of the rows that stand. */
  readonly items: Map<string, MenuItem>;
  readonly left: readonly LeftOut<R>[];
  /** The good rows that change the combo of their dish. */
  readonly changed: readonly R[];
}

/** The data for reading the combos of a file. */
interface Beside {
  /** The dishes of the menu and of the rows, by id. */
  readonly items: ReadonlyMap<string, MenuItem>;
  readonly addOnGroups: MenuContent['addOnGroups'];
  /** The rows that are left out already, with the names of their dishes. */
  readonly faults: readonly { readonly line: number; readonly dish: string }[];
  /** The lines with a combo, also of rows that are left out. */
  readonly comboLines: ReadonlySet<number>;
  readonly newId: () => string;
}

/** The facts to read the names in the file's combos with. */
interface Names {
  /** The dishes that a combo may name: those of the menu and of the rows. */
  readonly dishes: NamedDishes;
  /** The same dishes by the key of their name. */
  readonly byName: () => ReadonlyMap<string, readonly Pick<MenuItem, 'id'>[]>;
  /** The dishes that still stand, by id. */
  readonly items: ReadonlyMap<string, MenuItem>;
  /** The lines that are left out, by the key of their dish's name. */
  readonly gone: ReadonlyMap<string, number>;
  readonly comboLines: ReadonlySet<number>;
}

/** Returns the text that makes a row's combo unfit: the first name that means no dish, or else the whole cell. */
function whyOf({ cell }: ComboRow, { dishes, byName, items, gone, comboLines }: Names): Why {
  const named = (text: string) => byName().get(nameKey(text)) ?? [];
  // A dish that is on the menu with its sizes needs no other line: the cell has to write one of them.
  const hasSizes = (text: string) => named(text).some(({ id }) => (items.get(id)?.variants.length ?? 0) > 0);
  for (const { written, dish: name } of namesIn(cell)) {
    const found = written.map((each) => dishes.get(nameKey(each))).find((one) => one !== undefined);
    const dish = items.get(found?.itemId ?? '');
    if (found !== undefined && dish !== undefined && dishOfChoice({ items: [dish] }, found) !== null)
      continue;
    const may = [...written, name];
    const twice = may.find((each) => named(each).length > 1);
    if (twice !== undefined) return { code: 'part-named-twice', cell: twice };
    const line = may
      .filter((each) => !hasSizes(each))
      .map((each) => gone.get(nameKey(each)))
      .find((one) => one !== undefined);
    if (line !== undefined)
      return {
        code: 'part-left-out',
        cell: String(line),
        ...(comboLines.has(line) && { isCombo: true }),
      };
  }
  return { code: 'unreadable', cell };
}

/** Groups dishes by name when it is first asked. */
function groupedByName(items: readonly MenuItem[]): Names['byName'] {
  let groups: ReturnType<Names['byName']> | null = null;
  return () => (groups ??= Map.groupBy(items, ({ name }) => nameKey(name)));
}

/** Reads the combos of all rows. A row with a combo that cannot be sold is left out, and its dish stays as it was. */
export function readComboRows<R extends ComboRow>(
  rows: readonly R[],
  { items: before, addOnGroups, faults, comboLines, newId }: Beside,
): CombosRead<R> {
  const items = new Map(before);
  const kept = new Map(rows.map((row) => [row.id, row]));
  const left: LeftOut<R>[] = [];
  const changed = new Set<R>();
  const asked = rows.filter(({ cell }) => cell !== '');
  const all = asked.length > 0 ? [...items.values()] : [];
  const dishes = namedDishes(all, labelsOf(all));
  const named = faults.map(({ dish, line }) => [nameKey(dish), line] as const);
  const gone = new Map(named.filter(([key]) => key !== ''));
  const names: Names = { dishes, byName: groupedByName(all), items, gone, comboLines };
  const leaveOut = (found: readonly { readonly row: R; readonly why: Why }[]): void => {
    for (const { row, why } of found) {
      const dish = items.get(row.id)?.name ?? '';
      left.push({ ...why, row, dish });
      gone.set(nameKey(dish), row.line);
      if (row.known === null) items.delete(row.id);
      else items.set(row.id, row.known);
      kept.delete(row.id);
      changed.delete(row);
    }
  };

  const unreadable: R[] = [];
  for (const row of asked) {
    const item = items.get(row.id);
    if (item === undefined) continue;
    const { combo: known, ...plain } = item;
    const combo = row.cell === NO_COMBO ? undefined : comboIn(row.cell, { known, dishes, newId });
    if (combo === null) unreadable.push(row);
    else {
      const next = inStoredForm(row.known, { ...plain, ...(combo !== undefined && { combo }) });
      items.set(row.id, next);
      if (!same(item, next)) changed.add(row);
    }
  }
  // First it finds the reason of every unreadable row, and then it leaves rows out: so each reason is a fault of the
  // row itself, not of another row that is gone.
  leaveOut(unreadable.map((row) => ({ row, why: whyOf(row, names) })));
  for (;;) {
    const content = withComboMarks({ items: [...items.values()], addOnGroups });
    const blamed = blamedForCombos(content, kept).flatMap(({ id, combo }) => {
      const row = kept.get(id);
      if (row === undefined) return [];
      return [
        { row, why: combo === null ? whyOf(row, names) : ({ code: 'in-combo', cell: combo } as const) },
      ];
    });
    leaveOut(blamed);
    if (blamed.length > 0) continue;
    for (const item of content.items) items.set(item.id, item);
    return { items, left, changed: [...changed] };
  }
}
