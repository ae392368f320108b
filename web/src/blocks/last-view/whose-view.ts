import { createContext } from 'react';

/** Of whom a view is, from `app/shells/area/view-owner.tsx`; empty for nobody, of whom none is kept. */
export const WhoseViewContext = createContext('');
