import { createContext, use } from 'react';

/** The state of the search for a newer version of the app; `none`: there is none yet. */
export type Search = 'idle' | 'looking' | 'found' | 'none' | 'failed';

export interface NewVersionControls {
  readonly search: Search;
  /** Finds the newest version and starts it by reloading the page. */
  readonly update: () => void;
}

/** Without a service worker, a reloaded page is the newest version. */
const WITHOUT_WORKER: NewVersionControls = {
  search: 'idle',
  update: () => globalThis.location.reload(),
};

export const NewVersionControlsContext = createContext(WITHOUT_WORKER);

export const useNewVersion = (): NewVersionControls => use(NewVersionControlsContext);
