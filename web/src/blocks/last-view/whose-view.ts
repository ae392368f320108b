import { createContext } from 'react';

/**
 * The person to whom a view belongs, from `app/shells/area/view-owner.tsx`. Empty while nobody is signed in: then no
 * view is stored.
 */
export const WhoseViewContext = createContext('');
