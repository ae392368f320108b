/** The attribute of the templates that the build writes, with their language. */
export const WRITTEN_IN = 'data-written-in';
