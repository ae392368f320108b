/**
 * A part of `npm run check`: who may import whom (ARCHITECTURE.md), the order and size of the domain's rooms, and no
 * cycle of files or folders. Oxlint cannot do this: it bans packages per folder, but it sees the text of an import and
 * not its file, and its rule on cycles ignores types.
 */
import { ROOT } from '../../scripts/lib/paths.mjs';
import { command } from './command/command.ts';
import { circlesOfFiles, circlesOfFolders } from './imports/circles.ts';
import { forbiddenImports } from './imports/directions.ts';
import { faultsOfRooms } from './imports/rooms.ts';
import { readSourceFiles } from './imports/source-files.ts';

await command(async () => {
  const files = readSourceFiles(ROOT);
  const faults = [
    ...forbiddenImports(files),
    ...faultsOfRooms(files),
    ...circlesOfFiles(files),
    ...circlesOfFolders(files),
  ];
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  return Promise.resolve(faults.length === 0 ? 0 : 1);
});
