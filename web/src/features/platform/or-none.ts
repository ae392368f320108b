/** A document that need not exist yet stands for one without figures. */
export const orNone = <L extends { readonly state: string }, T>(live: L, none: T) =>
  live.state === 'missing'
    ? ({ state: 'ready', value: none, fromCache: false } as const)
    : (live as Exclude<L, { readonly state: 'missing' }>);
