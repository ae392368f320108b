/** Does something each time the network comes back, until the returned function is called. */
export function whenOnline(act: () => void): () => void {
  addEventListener('online', act);
  return () => removeEventListener('online', act);
}

/** Does something when the network comes back, unless the returned function is called before. */
export function onceOnline(act: () => void): () => void {
  const stop = whenOnline(() => {
    stop();
    act();
  });
  return stop;
}
