/** Hides an element on paper. */
export const notPrinted = { '@media print': { display: 'none' } } as const;
