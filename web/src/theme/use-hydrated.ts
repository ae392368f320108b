import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered HTML and while React takes it over, true from then on: until then nothing answers a tap. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
