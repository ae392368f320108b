/** ₹500, ₹20K, ₹1.5L: short enough for an axis on a phone. */
export const short = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  notation: 'compact',
  maximumFractionDigits: 1,
});
