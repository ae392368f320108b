type Stored = Record<string, unknown>;

/** A stored thing of when Hindi was the only further language, its name in a field of its own: null, or empty, for none. */
export const fromHindiName = ({ nameHi, ...stored }: Stored): Stored => ({
  ...stored,
  otherNames: typeof nameHi === 'string' && nameHi !== '' ? { hi: nameHi } : {},
});
