/** Does something each time the network comes back, until the returned function is called. */
export function whenOnline(act: () => void): () => void {
  addEventListener('online', act);
  return () => removeEventListener('online', act);
}
