/** State names by the first two digits of a GSTIN (GSTN's list), as they appear on invoices. */
const STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other territory',
};

/** True when a GSTIN may begin with these two digits. */
export const isStateCode = (code: string): boolean => Object.hasOwn(STATES, code);

/** Codes in old GSTINs only: the territories of 25 and 28 now have 26, and 37 and 36. */
const OF_BEFORE: readonly string[] = ['25', '28'];

/** The States that a buyer without a GSTIN can choose, by code, in the order of the list. */
export const STATE_CODES: readonly string[] = Object.keys(STATES)
  .filter((code) => !OF_BEFORE.includes(code))
  .toSorted();

/** Returns the name of a State on documents, `Karnataka (29)`; null for an unknown code. */
export function stateWithCode(code: string): string | null {
  const name = Object.hasOwn(STATES, code) ? STATES[code] : undefined;
  return name === undefined ? null : `${name} (${code})`;
}

/**
 * Returns the place of supply: the seller's State, because restaurant service is supplied where it is performed (IGST
 * Act s. 12(4)). The buyer's State and GSTIN do not change it, so a company of another State pays CGST and SGST, too.
 * Null when the GSTIN has no known state code.
 */
export const placeOfSupply = (gstin: string): string | null => stateWithCode(gstin.slice(0, 2));
