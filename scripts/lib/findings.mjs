/**
 * One line of `npm run doctor`.
 * @typedef {object} Finding
 * @property {string} need
 * @property {string | undefined} present what was found; nothing when it is missing
 * @property {string} remedy
 * @property {boolean} [optional] `npm start` gets on without it, or brings it
 */

/**
 * Prints them, a line each.
 * @param {readonly Finding[]} findings
 * @returns {boolean} whether nothing is missing that `npm start` cannot do without
 */
export function printFindings(findings) {
  for (const { need, present, remedy, optional = false } of findings) {
    const mark = present !== undefined ? 'present' : optional ? 'absent ' : 'MISSING';
    process.stdout.write(`${mark}  ${need.padEnd(20)} ${present ?? remedy}\n`);
  }
  return findings.every(({ present, optional = false }) => present !== undefined || optional);
}
