/** Epoch ms for "sold out until changed": far in the future, but within what Firestore stores. */
export const UNTIL_TOLD = Date.UTC(9990, 0, 1);
