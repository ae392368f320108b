import { createServer } from 'node:net';
import { CannotGoOn } from '../../../scripts/lib/say.mjs';
import { HOST } from './ports.ts';

/** @returns the ports that are already in use */
export async function busyPorts(ports: readonly number[]): Promise<number[]> {
  const busy = await Promise.all(ports.map(isBusy));
  return ports.filter((_, index) => busy[index]);
}

/** @throws {CannotGoOn} when one of the ports is in use */
export async function insistOnFreePorts(ports: readonly number[]): Promise<void> {
  const busy = await busyPorts(ports);
  if (busy.length === 0) return;
  const which = busy.length === 1 ? `Port ${busy[0]} is` : `Ports ${inShort(busy)} are`;
  throw new CannotGoOn(
    `${which} in use: another Bhoj may be running, so stop it (Ctrl-C in its terminal) or the program that ` +
      'listens there, and try again.',
  );
}

/** @param ports ascending @returns "5200–5208" for consecutive ports, otherwise a list */
export function inShort(ports: readonly number[]): string {
  const first = Math.min(...ports);
  const last = Math.max(...ports);
  return ports.length > 2 && last - first === ports.length - 1 ? `${first}–${last}` : ports.join(', ');
}

function isBusy(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen({ host: HOST, port, exclusive: true }, () => server.close(() => resolve(false)));
  });
}
