import { parseArgs } from 'node:util';
import { emulatorEnv } from '../platform/config.ts';
import { connect } from './connect.ts';
import { seedDemo } from './demo.ts';
import { seedLarge } from './large.ts';

const HELP = `Loads demo data into the running local platform.

  npm run seed                      the demo data: 24 sitters, their customers, bookings, reviews, applications
  npm run seed -- --sitters 10000   that many more sitters, for measuring
  npm run seed -- --offset 10000    into a platform whose ports are moved by so much`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sitters: { type: 'string' },
      offset: { type: 'string', default: process.env.PLATFORM_OFFSET ?? '0' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  for (const [name, value] of Object.entries(emulatorEnv(Number(values.offset)))) process.env[name] ??= value;
  const platform = connect();
  const say = (line: string) => console.log(line);
  if (values.sitters === undefined) await seedDemo(platform, new Date(), say);
  else await seedLarge(platform, Number(values.sitters), new Date(), say);
  say('Demo data is in.');
}

// The Admin SDK keeps connections open, so the end is said, not waited for.
main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
