import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { productionConfig, readFirebaseConfig, writeFirebaseConfig } from '../platform/firebase-config.ts';
import { ROOT } from '../platform/paths.ts';

const HELP = `npm run deploy -- --project ID [firebase deploy's own options]

Deploys rules, indexes, functions and both sites, with policies that name no address of a developer's machine.
`;

const args = process.argv.slice(2);
if (args.includes('--help') || !args.some((arg) => /^(-P|--project)/.test(arg))) {
  process.stdout.write(HELP);
  process.exit(args.includes('--help') ? 0 : 2);
}
const config = writeFirebaseConfig('production', productionConfig(readFirebaseConfig()));
const firebase = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
const child = spawn(process.execPath, [firebase, 'deploy', '--config', config, ...args], {
  cwd: ROOT,
  stdio: 'inherit',
});
child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
