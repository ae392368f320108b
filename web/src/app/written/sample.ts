/**
 * Stands in the templates of `guest.html` for a restaurant's own words and prices. With it the build draws the menu of
 * a restaurant that does not exist (`build/written-sample.ts`); `written-menu.ts` replaces it.
 */
export const SAMPLE = {
  /** For a name: no restaurant types this character. */
  name: '\uE000',
  /** As `formatMoney` and `clockTime` write the sample's price and hours. */
  price: '₹0',
  from: '1:01 am',
  to: '2:02 am',
  /** The end of an address of the sample's table. */
  place: '-/-',
} as const;
