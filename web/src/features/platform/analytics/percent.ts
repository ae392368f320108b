const shares = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 });

/** A share as a percentage; `none` for an unknown one. */
export const percent = (share: number | null, none: string): string =>
  share === null ? none : shares.format(share);
