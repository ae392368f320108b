/** Replaces a missing document by `none`, for one that need not exist yet. */
export const orNone = <L extends { readonly state: string }, T>(live: L, none: T) =>
  live.state === 'missing'
    ? ({ state: 'ready', value: none, fromCache: false } as const)
    : (live as Exclude<L, { readonly state: 'missing' }>);
