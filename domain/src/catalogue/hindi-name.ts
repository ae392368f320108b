type Stored = Record<string, unknown>;

/** Upgrades a stored thing whose Hindi name is in its own field, where null or an empty text means no name. */
export const fromHindiName = ({ nameHi, ...stored }: Stored): Stored => ({
  ...stored,
  otherNames: typeof nameHi === 'string' && nameHi !== '' ? { hi: nameHi } : {},
});
