/**
 * Runs a program and holds it on a leash: when our standard input ends, because the command that started us wants it or
 * has died in whatever way, the program gets SIGINT, time to end well, and then everything it started is killed (SIGTERM
 * to us: at once). So no process is left behind even after `kill -9`.
 *
 * Arguments: the mark, `apart` or `together` (whether the program's two outputs stay apart or come together in their
 * order), the program, its arguments.
 */
import { spawn, spawnSync } from 'node:child_process';
import { killMarked, MARK } from './marked-processes.ts';

const TIME_TO_END_WELL_MS = 20_000;

const [mark = '', errors = 'together', program = '', ...args] = process.argv.slice(2);

// A group of its own: the terminal's Ctrl-C must not reach it before the data is saved.
const child = spawn(program, args, {
  env: { ...process.env, [MARK]: mark },
  stdio: ['ignore', 'inherit', errors === 'apart' ? 'inherit' : 1],
  detached: process.platform !== 'win32',
});

let stopping = false;

function stop(): void {
  if (stopping) return;
  stopping = true;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    return;
  }
  child.kill('SIGINT');
  setTimeout(() => child.kill('SIGKILL'), TIME_TO_END_WELL_MS).unref();
}

process.stdin.on('end', stop).on('error', stop).resume();
process.on('SIGINT', () => {}).on('SIGHUP', () => {});
process.on('SIGTERM', () => killMarked(mark));

child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.on('exit', (code) => {
  killMarked(mark);
  process.exit(code ?? 128);
});
