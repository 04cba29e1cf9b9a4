import { ConfigError } from '#server/config/config-error.ts';
import { NewerDatabaseError } from '#server/database/migrate.ts';
import { NotEmptyError } from '#server/database/open.ts';
import { BackupError } from '#server/platform/backup/backup-format.ts';

/** Runs a command of the shop: what is expected to go wrong is said in a sentence, anything else with its stack. */
export async function runCommand(
  work: (args: readonly string[], say: (text: string) => void) => Promise<void>,
): Promise<void> {
  try {
    await work(process.argv.slice(2), (text) => process.stdout.write(`${text}\n`));
    process.exit(0);
  } catch (error) {
    const expected =
      error instanceof ConfigError ||
      error instanceof BackupError ||
      error instanceof NotEmptyError ||
      error instanceof NewerDatabaseError;
    process.stderr.write(`${expected || !(error instanceof Error) ? String(error) : error.stack}\n`);
    process.exit(1);
  }
}
