import type { SoldByFault } from '@bhoj/domain/menu/shape/sold-by';

/** Why a dish cannot be sold as the owner wants, in its form and in a file. */
export const SOLD_BY_WORDS: Readonly<Record<SoldByFault, string>> = {
  'by-weight-mrp': 'What is weighed has no MRP. Take it away, or sell it by the portion.',
  'by-weight-combo': 'A combo is not sold by weight.',
  'open-by-weight': 'An open dish is not sold by weight.',
  'open-combo': 'A combo is no open dish.',
  'open-choices': 'An open dish has no variants and no add-ons. Remove them, or sell it by the portion.',
  'open-goods':
    'An open dish has no HSN code. Choose the tax class Standard, Exempt or Liquor, without a code.',
};
