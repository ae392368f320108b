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

/**
 * Returns the amounts of a document for table 12, by code and rate. The tax of a rate is computed once per document,
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
    const codes = [...new Set(ofRate.map((line) => codeOf(line, document)))];
    const tax = taxBp === 0 ? undefined : bill.taxes.find((rate) => rate.taxBp === taxBp);
    const groups = codes.map((code) => ofRate.filter((line) => codeOf(line, document) === code));
    const values = groups.map((group) => sum(group.map(({ taxablePaise }) => taxablePaise)));
    const cgst = tax === undefined ? [] : apportion(tax.cgstPaise, values);
    const sgst = tax === undefined ? [] : apportion(tax.sgstPaise, values);
    return codes.map((code, i) => {
      const portions = (groups[i] ?? []).reduce((all, { quantity }) => all + quantity, 0);
      const of = (amounts: readonly CodeAmounts['taxablePaise'][]) => times(amounts[i] ?? sum([]), sign);
      return {
        code,
        taxBp,
        quantity: isService(code) || !movesPortions ? 0 : portions * sign || 0,
        taxablePaise: of(values),
        cgstPaise: of(cgst),
        sgstPaise: of(sgst),
      };
    });
  });
}
