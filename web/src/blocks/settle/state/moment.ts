/** How long a tap on Cash can be taken back (P-MONEY-5). In ms. */
export const MOMENT_MS = 3000;
