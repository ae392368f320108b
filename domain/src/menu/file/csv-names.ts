import { LANGUAGES, otherLanguages } from '../../catalogue/languages.ts';
import { withDescription, withName } from '../../catalogue/names.ts';
import { joined, parted } from './csv-cells.ts';
import type { OtherLanguage } from '../../catalogue/languages.ts';
import { categorySchema } from '../shape/menu.schema.ts';
import type { Category, MenuItem } from '../shape/menu.schema.ts';

type English = (typeof LANGUAGES)[OtherLanguage]['english'];
type NameColumn = `${English} name`;
type SizeNamesColumn = `Sizes in ${English}`;
type CategoryNameColumn = `Category in ${English}`;
type DescriptionColumn = `Description in ${English}`;
export type NamesColumn = NameColumn | SizeNamesColumn | DescriptionColumn;

/** Returns the column of a dish's name in a further language: `Hindi name`. */
export const nameColumn = (language: OtherLanguage): NameColumn => `${LANGUAGES[language].english} name`;

/** Returns the column of the names of its sizes, in the order of the sizes: `Sizes in Hindi`. */
export const sizeNamesColumn = (language: OtherLanguage): SizeNamesColumn =>
  `Sizes in ${LANGUAGES[language].english}`;

/** Returns the column of a dish's description in a further language: `Description in Hindi`. */
export const descriptionColumn = (language: OtherLanguage): DescriptionColumn =>
  `Description in ${LANGUAGES[language].english}`;

/** Returns the column of the name of a dish's category in a further language: `Category in Hindi`. */
export const categoryNameColumn = (language: OtherLanguage): CategoryNameColumn =>
  `Category in ${LANGUAGES[language].english}`;

/** Returns the cells of a category's names in further languages. */
export const categoryNameCells = (category: Pick<Category, 'otherNames'> | undefined) =>
  Object.fromEntries(
    otherLanguages.map((language) => [categoryNameColumn(language), category?.otherNames[language] ?? '']),
  ) as Record<CategoryNameColumn, string>;

/**
 * Returns the category with the names from a row. An empty cell keeps a name, because every dish of the category has a
 * row.
 */
export function withCategoryNames(
  category: Category,
  cellOf: (column: CategoryNameColumn) => string,
): Category | { readonly column: CategoryNameColumn } {
  let { otherNames } = category;
  for (const language of otherLanguages) {
    const column = categoryNameColumn(language);
    if (cellOf(column) === '') continue;
    otherNames = withName(otherNames, language, cellOf(column));
    if (!categorySchema.shape.otherNames.safeParse(otherNames).success) return { column };
  }
  return { ...category, otherNames };
}

type Worded = Pick<MenuItem, 'otherNames' | 'variants' | 'description' | 'otherDescriptions'>;

/** Returns the cells of a dish's names and descriptions in further languages. */
export function nameCells({ otherNames, otherDescriptions, variants }: Omit<Worded, 'description'>) {
  const cells = otherLanguages.flatMap((language) => {
    const ofSizes = variants.map((variant) => variant.otherNames[language] ?? '');
    const hasNames = ofSizes.some((name) => name !== '');
    return [
      [nameColumn(language), otherNames[language] ?? ''],
      [sizeNamesColumn(language), hasNames ? joined(ofSizes) : ''],
      [descriptionColumn(language), otherDescriptions?.[language] ?? ''],
    ];
  });
  return Object.fromEntries(cells) as Record<NamesColumn, string>;
}

/** Returns the dish with the names and descriptions from a row. A language without a column keeps its texts. */
export function withNames<T extends Worded>(item: T, cellOf: (column: NamesColumn) => string | undefined): T {
  let described = item;
  let { otherNames, variants } = item;
  for (const language of otherLanguages) {
    const name = cellOf(nameColumn(language));
    if (name !== undefined) otherNames = withName(otherNames, language, name);
    const description = cellOf(descriptionColumn(language));
    if (description !== undefined) described = withDescription(described, language, description);
    const ofSizes = cellOf(sizeNamesColumn(language));
    if (ofSizes === undefined) continue;
    const names = parted(ofSizes);
    variants = variants.map((variant, i) => ({
      ...variant,
      otherNames: withName(variant.otherNames, language, names[i] ?? ''),
    }));
  }
  return { ...described, otherNames, variants };
}

/** Returns the column of a text by its path in the dish; null unless it is in a further language. */
export function namesColumnOf(path: readonly PropertyKey[]): NamesColumn | null {
  const at = path.findIndex((key) => key === 'otherNames' || key === 'otherDescriptions');
  const language = otherLanguages.find((code) => code === path[at + 1]);
  if (at < 0 || language === undefined) return null;
  if (path[at] === 'otherDescriptions') return descriptionColumn(language);
  return at === 0 ? nameColumn(language) : sizeNamesColumn(language);
}

/** The columns of a price list, after those that every menu has: the prices of dishes, and those of their add-ons. */
type DishColumn = `Price list: ${string}`;
type AddOnColumn = `Add-ons on price list: ${string}`;
export type ListColumn = DishColumn | AddOnColumn;

export const listColumn = ({ name }: { readonly name: string }): DishColumn => `Price list: ${name}`;
export const addOnColumn = ({ name }: { readonly name: string }): AddOnColumn =>
  `Add-ons on price list: ${name}`;

/** Returns the columns of price lists, in the file's order. */
export const listColumns = (lists: readonly { readonly name: string }[]): ListColumn[] => [
  ...lists.map(listColumn),
  ...lists.map(addOnColumn),
];

export const isAddOnColumn = (column: string): column is AddOnColumn =>
  column.startsWith(addOnColumn({ name: '' }));
export const isListColumn = (column: string): column is ListColumn =>
  column.startsWith(listColumn({ name: '' })) || isAddOnColumn(column);
