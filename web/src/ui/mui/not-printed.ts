/** Style for what is left out on paper. */
export const notPrinted = { '@media print': { display: 'none' } } as const;
