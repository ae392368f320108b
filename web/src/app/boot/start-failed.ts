/** The name of the window's event with which `main.ts` tells that the page's program could not be loaded. */
export const START_FAILED = 'bhoj-start-failed';
