import { lazy, useState } from 'react';
import type { ComponentType, PropsWithChildren } from 'react';

export interface Loadable<Props> extends React.FC<Props> {
  /** Loads the component before it is rendered, so that it renders at once. Prerendering and hydration need that. */
  readonly loadAhead: () => Promise<void>;
}

/** A component in its own chunk, like `lazy`, that can also be loaded before it is rendered. */
export function loadable<Props extends object = PropsWithChildren>(
  load: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const Lazy = lazy(async () => ({ default: await load() }));
  // Chosen once for each place, because another component would lose what a person has entered.
  const Either = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? (Lazy as unknown as ComponentType<Props>));
    return <Shown {...props} />;
  };
  return Object.assign(Either, {
    loadAhead: async () => {
      Loaded = await load();
    },
  });
}
