const before = new Set<() => Promise<void>>();

/** Does something before a person signs out by their own act. It never throws. The returned function takes it back. */
export function beforeSigningOut(act: () => Promise<void>): () => void {
  before.add(act);
  return () => void before.delete(act);
}

/** Runs the acts that were registered for a sign-out. */
export async function doBeforeSigningOut(): Promise<void> {
  await Promise.all([...before].map((act) => act()));
}
