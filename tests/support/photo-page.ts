import express from 'express';
import type { RequestHandler } from 'express';
import type { AddressInfo } from 'node:net';
import { functions } from './mount.ts';

const server = express()
  .use(functions.photo as unknown as RequestHandler)
  .listen(0, '127.0.0.1')
  .unref();

/** Requests a path from the function that serves photos, as Hosting's edge does. */
export const askForPhoto = (path: string, method = 'GET'): Promise<Response> =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, redirect: 'manual' });
