/** Long work with a name: what is going on is always visible, the noise of tools only when they fail. */
import { spawn } from 'node:child_process';

const tty = process.stdout.isTTY;
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

export const say = (text) => process.stdout.write(`${text}\n`);

/** Ends the program with a sentence that says what to do. */
export function giveUp(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}

/**
 * Runs a program to its end, showing its name and how long it takes; `beside` another, its end alone.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function step(title, command, args, { env = {}, show = false, quiet = false, beside = false } = {}) {
  const since = performance.now();
  let output = '';
  const isAlone = !quiet && !beside;
  if (isAlone) process.stdout.write(tty && !show ? `  ${title} …` : `  ${title} …\n`);
  const beat = !isAlone || show ? undefined : setInterval(() => progress(title, since), tty ? 1000 : 15_000);
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  child.stdout?.on('data', (part) => (output += part));
  child.stderr?.on('data', (part) => (output += part));
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += `${error.message}\n`;
      resolve(127);
    });
    child.on('close', resolve);
  });
  clearInterval(beat);
  const ok = code === 0;
  if (!quiet)
    process.stdout.write(
      `${tty && !show && !beside ? '\r\x1b[K' : ''}  ${ok ? '✓' : '✗'} ${title}  ${seconds(since)}\n`,
    );
  if (!ok && !show) process.stdout.write(`\n${output.trimEnd()}\n\n`);
  return { ok, output };
}

/** Like `step`, but a failure ends the program. */
export async function must(title, command, args, options) {
  const result = await step(title, command, args, options);
  if (!result.ok) process.exit(1);
  return result;
}

function progress(title, since) {
  process.stdout.write(tty ? `\r\x1b[K  ${title} … ${seconds(since)}` : `    still ${title}: ${seconds(since)}\n`);
}

/** A program of node_modules, run by this very Node. */
export const tool = (path, ...args) => [process.execPath, [`node_modules/${path}`, ...args]];
