import { tables } from '@bhoj/domain/tables/table.collection';
import { needParty, seatFromLine } from '@bhoj/domain/waitlist/line';
import { NO_RECORD, withSeated } from '@bhoj/domain/waitlist/record';
import { assertTablesTake, nameAtTable, tableTakenBy } from '@bhoj/domain/waitlist/taking-tables';
import { waitRecords } from '@bhoj/domain/waitlist/wait.collection';
import { seatWaitingParty as contract } from '@bhoj/domain/waitlist/waitlist.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { actOnce } from '../shared/answers.repo.ts';
import { needWaitingGuest, readPlan, readRecord, placeInLineOf, writeLine } from './wait.repo.ts';

export const seatWaitingParty = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  const { waitId } = input;
  const tableIds = [...new Set(input.tableIds)];
  const { plan } = await readPlan(restaurantId);
  return actOnce(contract, { restaurantId, uid, input, now }, async (store) => {
    const [{ guest, ...line }, stored, ...found] = await Promise.all([
      needWaitingGuest(store, restaurantId, waitId),
      readRecord(store, restaurantId),
      ...tableIds.map((tableId) => store.need(tables, { restaurantId, tableId }, 'table-not-found')),
    ]);
    const party = needParty(line.day, waitId);
    const after = seatFromLine(line.day, waitId, tableIds, now);
    assertTablesTake(plan, found, party.size);
    const seated = { name: nameAtTable(party, guest.name), size: party.size, tableIds };
    for (const table of found)
      store.change(tables, { restaurantId, tableId: table.id }, table, tableTakenBy(table, seated, now));
    const known = stored ?? NO_RECORD;
    const kept = withSeated(known, waitId, party, now);
    if (kept !== known) store.change(waitRecords, { restaurantId }, stored, kept);
    writeLine(store, restaurantId, line, after);
    const place = placeInLineOf(after, waitId);
    record(store, { waitId, ...place, tables: tableIds.join(', ') });
    return place;
  });
});
