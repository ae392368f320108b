import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { plainFields } from '../../../web/src/firebase/rest-values.ts';
import type { RestFields } from '../../../web/src/firebase/rest-values.ts';

interface Profile {
  readonly name: string;
}
interface Menu {
  readonly items: readonly { readonly id: string; readonly name: string; readonly pricePaise: number }[];
}
interface Availability {
  readonly soldOut: Readonly<Record<string, unknown>>;
}

/** The requests that `guest.html` has sent: profile, menu, availability. */
const { asked } = globalThis as unknown as { readonly asked: readonly Promise<Response>[] };

async function read(answer: Promise<Response>): Promise<unknown> {
  const { fields } = (await (await answer).json()) as { readonly fields: RestFields };
  return plainFields(fields, Date.parse);
}

const [profile, menu, { soldOut }] = (await Promise.all(asked.map(read))) as [Profile, Menu, Availability];
const dish = ({ id, name, pricePaise }: Menu['items'][number]) =>
  h('li', { key: id }, h('h3', null, name), `₹${pricePaise / 100}`, id in soldOut && ' Sold out');

createRoot(document.getElementById('root') as HTMLElement).render([
  h('h1', { key: 'name' }, profile.name),
  h('ul', { key: 'dishes' }, menu.items.map(dish)),
]);
