import { createContext, use } from 'react';

/** What became of looking for a newer version of the app; `none`: there is no other yet. */
export type Search = 'idle' | 'looking' | 'found' | 'none' | 'failed';

export interface NewVersionControls {
  readonly search: Search;
  /** Looks for the newest version and takes it: the page starts again. */
  readonly update: () => void;
}

/** Without a service worker a page that starts again is the newest there is. */
const WITHOUT_WORKER: NewVersionControls = {
  search: 'idle',
  update: () => globalThis.location.reload(),
};

export const NewVersionControlsContext = createContext(WITHOUT_WORKER);

export const useNewVersion = (): NewVersionControls => use(NewVersionControlsContext);
