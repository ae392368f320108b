import type { BasisPoints } from '@bhoj/domain/money/money';

const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });
const change = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** 2,833 basis points: 28.3%. */
export const percentOf = (share: BasisPoints): string => percent.format(share / 10_000);

/** 1,250 basis points: +12.5%. */
export const changeText = (share: BasisPoints): string => change.format(share / 10_000);
