/** The scripts that are loaded or loading; a second call for the same script waits for the first. */
const loads = new Map<string, Promise<boolean>>();

/**
 * Loads a script from another host. Resolves to true once it has run, and to false when it failed (CALL-13). Callers
 * may retry.
 */
export function loadScript(url: string): Promise<boolean> {
  const known = loads.get(url);
  if (known !== undefined) return known;
  const load = new Promise<boolean>((resolve) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.remove();
      loads.delete(url);
      resolve(false);
    });
    document.head.append(script);
  });
  loads.set(url, load);
  return load;
}
