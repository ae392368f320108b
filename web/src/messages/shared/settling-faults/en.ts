import type { DocumentFault } from '@bhoj/domain/billing/settle/guard';

/** Why a bill would be wrong. */
export const faults: Readonly<Record<DocumentFault, string>> = {
  gstin: 'The GSTIN in Settings does not have the right form.',
  fssai: 'The FSSAI number in Settings does not have 14 digits that begin with 1 or 2.',
  number: 'Its number would be longer than 16 characters, or hold others than A to Z, 0 to 9, / and -.',
  series: 'Its number would not follow the one before.',
  kind: 'It would have the wrong name for what is on it.',
  'plain-with-gstin':
    'You have a GSTIN, so tax must be charged. Turn tax on in Settings, under Tax, or choose the composition scheme.',
  'aggregator-order': 'The operator bills this order and pays its tax. Hand it over instead.',
  'vat-tin': 'There is VAT on liquor, and no VAT TIN. The owner enters it in Settings, under Tax.',
  buyer: 'The buyer’s name, GSTIN, address or State is not right. Enter the buyer again.',
  'buyer-is-seller': 'The buyer’s GSTIN is the restaurant’s own. Enter another buyer.',
  'buyer-missing':
    'A bill of ₹50,000 or more before tax must name the guest, with address and State. Enter them under “Made out to”.',
  'mixed-for-business':
    'A buyer with a GSTIN gets taxed dishes on one bill, and exempt dishes or liquor on another. Split the bill by dish.',
  'goods-to-other-state':
    'Packaged goods to a person of another State bear IGST, which Bhoj does not compute. Split the goods off and name nobody on their bill, or ask the owner.',
  'liquor-under-composition': 'Under the composition scheme no liquor may be sold.',
  rate: 'A dish has another rate than 5 % or 18 %, the only ones for a restaurant, or packaged goods have one that does not exist. The owner changes it in Settings, under Tax, or on the menu.',
  hsn: 'Packaged goods need an HSN code of 4, 6 or 8 digits. The owner enters it on the menu.',
  'service-code': 'Its service code does not fit the order.',
  'state-tax': 'Its State tax does not fit the GSTIN.',
  'liquor-as-food':
    'A dish reads like liquor, and is taxed like food. Give it the tax class Liquor on the menu.',
  'round-off': 'It would be rounded by more than 50 paise.',
  payments: 'A payment does not add up in itself.',
  'tax-under-composition': 'A restaurant under the composition scheme charges no tax.',
  'tax-without-gstin': 'Tax may be charged only with a GSTIN.',
  'liquor-under-gst': 'Liquor is outside GST.',
  'service-charge': 'It holds a service charge, or a line that nobody ordered.',
  sums: 'Its sums do not add up.',
};
