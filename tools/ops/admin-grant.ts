import type { ErrorCode } from '@patas/shared/errors';
import { Refusal } from '../../functions/src/lib/refusal.ts';
import { OpsError, runOps, useCloudProject, useLocalPlatform } from './ops.ts';

const HELP = `npm run admin:grant -- <e-mail> [options]     makes an account an admin

  --revoke        take the role away instead, and end the account's sessions
  --project ID    a project in the cloud, with your own Google credentials; without it only the local platform
  --offset N      a local platform whose ports are moved by N
  --help          this text
`;

/** The reasons the service refuses with, for whoever sits at the terminal. */
const REASONS: Partial<Record<ErrorCode, string>> = {
  'account-not-found': 'there is no account with that e-mail address. Sign up on the storefront first',
  'email-unverified': 'its e-mail address is not confirmed yet. Open the link in the confirmation mail first',
  'last-admin': 'it is the last admin. Make somebody else an admin first',
};

/** Who the audit log names for what is done at a terminal. */
const OPERATOR = { uid: 'operator', email: null, claims: { admin: true }, checkSession: async () => {} };

await runOps({
  help: HELP,
  options: {
    revoke: { type: 'boolean', default: false },
    project: { type: 'string' },
    offset: { type: 'string', default: process.env.PLATFORM_OFFSET ?? '0' },
  },
  async run({ values: { revoke, project, offset }, positionals }) {
    const [email, ...rest] = positionals;
    if (!email || rest.length > 0) throw new OpsError(`One e-mail address is needed.\n\n${HELP}`);
    if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new OpsError(`"${email}" is not an e-mail address.`);
    if (project === undefined) await useLocalPlatform(Number(offset));
    else useCloudProject(project);
    // Loaded only now: the Admin SDK reads the environment when it starts.
    const { grantRole } = await import('../../functions/src/services/roles/grant-role.ts');
    try {
      const { userId } = await grantRole({ email, role: 'admin', granted: !revoke }, OPERATOR);
      const where = project ?? 'the local platform';
      return revoke
        ? `${email} (${userId}) is no admin any more in ${where}; its sessions are ended.`
        : `${email} (${userId}) is an admin in ${where}. A session that is open already must sign in again.`;
    } catch (error) {
      if (error instanceof Refusal) {
        throw new OpsError(`${email} was not changed: ${REASONS[error.reason] ?? error.reason}.`);
      }
      throw error;
    }
  },
});
