/** A price, packing included, above the MRP on the pack. */
export const ABOVE_MRP =
  'The price with its packing charge is more than the MRP. The MRP includes all taxes and is the most that may be charged.';

/** Add-ons that cost something, on goods with an MRP. */
export const MRP_ADD_ONS =
  'Goods with an MRP take no add-ons that cost something: the guest would pay more than the MRP.';
