/**
 * One line of `npm run doctor`.
 * @typedef {object} Finding
 * @property {string} need
 * @property {string | undefined} present what was found; undefined when it is missing
 * @property {string} remedy
 * @property {boolean} [optional] true when `npm start` works without it or installs it
 */

/**
 * Prints one line per finding.
 * @param {readonly Finding[]} findings
 * @returns {boolean} true when `npm start` has all it needs
 */
export function printFindings(findings) {
  for (const { need, present, remedy, optional = false } of findings) {
    const mark = present !== undefined ? 'present' : optional ? 'absent ' : 'MISSING';
    process.stdout.write(`${mark}  ${need.padEnd(20)} ${present ?? remedy}\n`);
  }
  return findings.every(({ present, optional = false }) => present !== undefined || optional);
}
