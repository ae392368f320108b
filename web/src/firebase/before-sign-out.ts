const before = new Set<() => Promise<void>>();

/** Does something before a person signs out by their own act. It never throws. The returned function takes it back. */
export function beforeSigningOut(act: () => Promise<void>): () => void {
  before.add(act);
  return () => void before.delete(act);
}

/** Does what was asked for before a sign-out. */
export async function doBeforeSigningOut(): Promise<void> {
  await Promise.all([...before].map((act) => act()));
}
