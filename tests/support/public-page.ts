import express from 'express';
import { get } from 'node:http';
import type { RequestHandler } from 'express';
import type { AddressInfo } from 'node:net';
import { publicPath } from '@bhoj/domain/catalogue/public-links';
import { newId } from '@bhoj/domain/kernel/ids';
import { choosePublicAddress } from '@bhoj/domain/restaurant/public-address.contract';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { aHouse } from './arrange.ts';
import { call, functions } from './mount.ts';
import type { House } from './arrange.ts';

/** The site, as the deployment names it. */
export const SITE = 'https://bhoj.example';
process.env['SITE_ORIGIN'] = SITE;

/** The headers of a request that names another host; no page may show that name. */
const EDGE = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };

const server = express()
  .use(functions.publicPage as unknown as RequestHandler)
  .listen(0, '127.0.0.1')
  .unref();

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests a path from the function, as Hosting's edge does. */
export const ask = (path: string, { headers = {}, method = 'GET' }: Asked = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    redirect: 'manual',
    method,
    headers: { ...EDGE, ...headers },
  });

/** Returns the status for a browser that has a copy. `fetch` would ask for a new one each time. */
export const confirmed = (path: string, etag: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const options = { host: '127.0.0.1', port, path, headers: { ...EDGE, 'if-none-match': etag } };
    get(options, (response) => resolve(response.resume().statusCode)).on('error', reject);
  });

export const pageOf = async (slug: string): Promise<string> => (await ask(publicPath(slug))).text();

/** Chooses a new address for a restaurant. Tests of one file share the database, and an address is taken for ever. */
export async function chooseAddress({ owner }: House): Promise<string> {
  const slug = `spice-${newId().toLowerCase()}`;
  await call(choosePublicAddress, { slug }, owner);
  return slug;
}

/** Makes a restaurant with a public address. */
export async function aShownHouse(
  fields: Partial<WholeRestaurant> = {},
  menu: Partial<Menu> = {},
): Promise<House & { readonly slug: string }> {
  const house = await aHouse(fields, { tableCount: 1, menu });
  return { ...house, slug: await chooseAddress(house) };
}
