/** The addresses of the emulators and of the stand-in payment gateway. */
export interface Origins {
  readonly emulators: readonly string[];
  readonly gateway: string;
}

interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/**
 * Returns firebase.json's Content-Security-Policy, extended for the emulators and for the stand-in's script and
 * frame.
 */
export function emulatorPolicy(policy: string, { emulators, gateway }: Origins): string {
  const added: Readonly<Record<string, readonly string[]>> = {
    'script-src': [gateway],
    'frame-src': [gateway],
    'connect-src': [...emulators, gateway],
  };
  return policy
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ', 1);
      return [directive, ...(added[name] ?? [])].join(' ');
    })
    .join('; ');
}

/** Returns the hosting section with that policy instead of firebase.json's. */
export function emulatorHosting<T extends { readonly headers: readonly HeaderRule[] }>(
  hosting: T,
  origins: Origins,
): T {
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === 'Content-Security-Policy'
        ? { ...header, value: emulatorPolicy(header.value, origins) }
        : header,
    ),
  }));
  return { ...hosting, headers };
}
