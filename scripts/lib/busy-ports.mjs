import { createServer } from 'node:net';
import { CannotGoOn } from './say.mjs';

export const HOST = '127.0.0.1';

/** @param {number[]} ports @returns {Promise<number[]>} those on which something listens already */
export async function busyPorts(ports) {
  const busy = await Promise.all(ports.map(isBusy));
  return ports.filter((_, index) => busy[index]);
}

/** @param {number[]} ports */
export async function insistOnFreePorts(ports) {
  const busy = await busyPorts(ports);
  if (busy.length === 0) return;
  const which = busy.length === 1 ? `Port ${busy[0]} is` : `Ports ${inShort(busy)} are`;
  throw new CannotGoOn(
    `${which} in use: another Bhoj may be running, so stop it (Ctrl-C in its terminal) or the program that ` +
      'listens there, and try again.',
  );
}

/** @param {number[]} ports ascending @returns {string} "5200–5208" for a run of ports, else each of them */
export function inShort(ports) {
  const first = Math.min(...ports);
  const last = Math.max(...ports);
  return ports.length > 2 && last - first === ports.length - 1 ? `${first}–${last}` : ports.join(', ');
}

/** @param {number} port @returns {Promise<boolean>} */
function isBusy(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen({ host: HOST, port, exclusive: true }, () => server.close(() => resolve(false)));
  });
}
