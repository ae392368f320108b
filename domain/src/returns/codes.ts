import { apportion, sum, times } from '../money/money.ts';
import { signOf } from './tax-document.ts';
import type { BillLine } from '../billing/bill/bill.ts';
import type { CodeAmounts } from './tables.schema.ts';
import type { TaxDocument } from './tax-document.ts';

/** Returns the code of a line: the code of the service, or the HSN of goods. Empty for an exempt line without one. */
const codeOf = (
  { taxClass, hsn }: Pick<BillLine, 'taxClass' | 'hsn'>,
  { sac }: Pick<TaxDocument, 'sac'>,
): string => (taxClass === 'standard' ? sac : hsn);

/** Services have the codes that begin with 99 and no quantity. */
export const isService = (code: string): boolean => code.startsWith('99');

/** The longest description that the portal's offline tool takes. */
const LONGEST_DESCRIPTION = 30;

/** Returns the description of a row of table 12, which the portal wants beside each code. */
export const describedAs = ({
  code,
  description = '',
}: Pick<CodeAmounts, 'code' | 'description'>): string => {
  if (!isService(code)) return description.slice(0, LONGEST_DESCRIPTION).trim();
  return code === '996332' ? 'Room service of a hotel' : 'Restaurant service';
};

/** Returns the quantity of a row in its unit: kilograms with three decimals, or pieces. */
export const quantityOfCode = ({ quantity, unit }: Pick<CodeAmounts, 'quantity' | 'unit'>): number =>
  unit === undefined ? quantity : quantity / 1000;

/** Returns the first of two names, so that the description does not depend on the order of the documents. */
export const firstName = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || (b !== undefined && b < a) ? b : a;

/** A line is a dish, or a charge for packing or delivery: a box is part of its dish's supply and no piece of goods. */
const isDish = ({ itemId }: BillLine): boolean => itemId !== null;

/** Returns the unit of goods that are sold by weight. */
const unitOf = ({ hsn, weight }: BillLine): 'KGS' | undefined =>
  hsn !== '' && weight !== undefined ? 'KGS' : undefined;

/** Returns what table 12 says of goods: the number of pieces or grams, and a name. */
function piecesIn(group: readonly BillLine[]): { quantity: number; name: string | undefined } {
  const dishes = group.filter(isDish);
  return {
    quantity: dishes.reduce((all, { quantity, weight }) => all + quantity * (weight?.grams ?? 1), 0),
    name: dishes.reduce<string | undefined>((first, { name }) => firstName(first, name), undefined),
  };
}

/**
 * Returns the amounts of a document for table 12, by code, unit and rate. The tax of a rate is computed once per document,
 * and codes with the same rate split it by largest remainder, so that the table has the tax of the documents to the
 * paisa. Liquor is outside GST and not in it.
 */
export function codesOf(document: TaxDocument): CodeAmounts[] {
  const { bill, movesPortions } = document;
  const sign = signOf(document);
  const lines = bill.lines.filter(({ taxClass }) => taxClass !== 'liquor');
  const rateOf = ({ taxClass, taxBp }: BillLine) => (taxClass === 'exempt' ? 0 : taxBp);
  return [...new Set(lines.map(rateOf))].flatMap((taxBp) => {
    const ofRate = lines.filter((line) => rateOf(line) === taxBp);
    const keyOf = (line: BillLine) => `${codeOf(line, document)} ${unitOf(line) ?? ''}`;
    const keys = [...new Set(ofRate.map(keyOf))];
    const tax = taxBp === 0 ? undefined : bill.taxes.find((rate) => rate.taxBp === taxBp);
    const groups = keys.map((key) => ofRate.filter((line) => keyOf(line) === key));
    const values = groups.map((group) => sum(group.map(({ taxablePaise }) => taxablePaise)));
    const cgst = tax === undefined ? [] : apportion(tax.cgstPaise, values);
    const sgst = tax === undefined ? [] : apportion(tax.sgstPaise, values);
    return groups.flatMap((group, i) => {
      const [first] = group;
      if (first === undefined) return [];
      const code = codeOf(first, document);
      const unit = unitOf(first);
      const { quantity, name } = piecesIn(group);
      const isGoods = !isService(code);
      const of = (amounts: readonly CodeAmounts['taxablePaise'][]) => times(amounts[i] ?? sum([]), sign);
      return {
        code,
        taxBp,
        quantity: isGoods && movesPortions ? quantity * sign || 0 : 0,
        ...(unit !== undefined && { unit }),
        ...(isGoods && name !== undefined && { description: name }),
        taxablePaise: of(values),
        cgstPaise: of(cgst),
        sgstPaise: of(sgst),
      };
    });
  });
}
