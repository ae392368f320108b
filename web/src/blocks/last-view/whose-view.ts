import { createContext } from 'react';

/**
 * The person to whom a view belongs, from `app/shells/area/view-owner.tsx`. Empty for nobody, whose views are not
 * stored.
 */
export const WhoseViewContext = createContext('');
