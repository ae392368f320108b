/** Loads the sheets of the less frequent acts on an order. */
export const loadActSheet = async () => (await import('./act-sheets.tsx')).ActSheetOf;
