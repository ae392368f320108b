/** The id of the element that says "Loading..." until React's first render replaces it. */
export const FIRST_SIGN_ID = 'first-sign';
