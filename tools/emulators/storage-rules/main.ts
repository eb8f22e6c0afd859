import { createInterface } from 'node:readline';
import { createRuntime } from './protocol.ts';

/** The number firebase-tools waits for: the runtime is up. */
const UP = -1;

const send = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);
const receive = createRuntime(send);

createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line.trim() === '') return;
    const message = JSON.parse(line);
    receive(message).catch((error: unknown) => {
      send({
        id: message.id,
        status: 'ok',
        errors: [error instanceof Error ? error.message : String(error)],
        warnings: [],
      });
    });
  })
  .on('close', () => process.exit(0));

process.on('SIGINT', () => process.exit(0));
send({ id: UP, status: 'ok', errors: [], warnings: [] });
