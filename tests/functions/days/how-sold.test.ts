import { voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { howSold } from '@bhoj/domain/how-sold/how-sold.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { expect, test } from 'vitest';
import { aHouse, find } from '../../support/arrange.ts';
import { call, functions } from '../../support/mount.ts';
import { today } from '../../support/settled.ts';
import { aDish, anOrderOf, cash, issued, settling } from '../../support/settling.ts';
import type { House } from '../../support/arrange.ts';

const { countOrderedTogether, takeBackOrderedTogether } = functions;

const told = (house: House, trigger: typeof countOrderedTogether, invoiceId: string) =>
  trigger.run({ id: 'event', params: { restaurantId: house.restaurantId, invoiceId } } as never);
const stored = ({ restaurantId }: House) => find(howSold, { restaurantId, day: today() });

async function billed(house: House, dishes: Parameters<typeof anOrderOf>[1], amount: number) {
  const orderId = await anOrderOf(house, dishes);
  const { invoiceId } = await issued(settling(orderId, { payments: [cash(amount)] }), house.captain);
  await told(house, countOrderedTogether, invoiceId);
  return invoiceId;
}

const atAc = { list: { id: 'ac', name: 'AC hall' } };
const aWeighed = (grams: number) =>
  aDish('Kaju Katli', 168_00, { weight: { grams, kiloPaise: paise(480_00) } });

test('a bill at the prices of a list, or of a weighed dish, counts; a void takes its own back; any other writes nothing', async () => {
  const house = await aHouse({}, { tableCount: 1 });
  await billed(house, [aDish('Dal', 100_00)], 105_00);
  expect(await stored(house)).toBeNull();

  const first = await billed(house, [aDish('Dal', 140_00, atAc), aDish('Roti', 20_00)], 168_00);
  const second = await billed(house, [aDish('Dal', 140_00, atAc)], 147_00);
  const third = await billed(house, [aWeighed(350)], 176_00);
  const ac = { name: 'AC hall', bills: 2, billsPaise: 300_00, portions: 2, amountPaise: 280_00 };
  const day = {
    day: today(),
    lists: { ac },
    listed: { bills: 2, billsPaise: 300_00 },
    weighed: { 'kaju-katli': { grams: 350, portions: 1, amountPaise: 168_00 } },
    counted: { [first]: true, [second]: true, [third]: true },
  };
  expect(await stored(house)).toEqual(day);
  await told(house, countOrderedTogether, first);
  expect(await stored(house)).toEqual(day);

  const reason = { requestId: newId(), reason: 'Charged twice', billAgain: false };
  await call(voidBill, { invoiceId: first, ...reason }, house.owner);
  await told(house, takeBackOrderedTogether, first);
  expect(await stored(house)).toEqual({
    ...day,
    lists: { ac: { ...ac, bills: 1, billsPaise: 140_00, portions: 1, amountPaise: 140_00 } },
    listed: { bills: 1, billsPaise: 140_00 },
    counted: { [first]: false, [second]: true, [third]: true },
  });
}, 60_000);
