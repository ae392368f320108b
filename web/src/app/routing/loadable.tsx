import { lazy } from 'react';
import type { ComponentType, PropsWithChildren } from 'react';

export interface Loadable<Props> extends React.FC<Props> {
  /** Loads it before it is rendered: it then renders at once, as prerendering and taking over its HTML need. */
  readonly loadAhead: () => Promise<void>;
}

/** A component of its own chunk: `lazy`, and able to be there ahead. */
export function loadable<Props extends object = PropsWithChildren>(
  load: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const Lazy = lazy(async () => ({ default: await load() }));
  const Either = (props: Props) => (Loaded === null ? <Lazy {...props} /> : <Loaded {...props} />);
  return Object.assign(Either, {
    loadAhead: async () => {
      Loaded = await load();
    },
  });
}
