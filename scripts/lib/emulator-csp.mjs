/**
 * The Content-Security-Policy of firebase.json, opened for what only the emulators have: their own addresses, and the
 * stand-in payment gateway's script and frame.
 * @param {string} policy
 * @param {{ emulators: string[], gateway: string }} origins
 */
export function emulatorPolicy(policy, { emulators, gateway }) {
  /** @type {Record<string, string[]>} */
  const added = { 'script-src': [gateway], 'frame-src': [gateway], 'connect-src': [...emulators, gateway] };
  return policy
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ', 1);
      return [directive, ...(added[name] ?? [])].join(' ');
    })
    .join('; ');
}

/**
 * The hosting section with that policy in the place of firebase.json's.
 * @param {{ headers: { source: string, headers: { key: string, value: string }[] }[] }} hosting
 * @param {Parameters<typeof emulatorPolicy>[1]} origins
 */
export function emulatorHosting(hosting, origins) {
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
