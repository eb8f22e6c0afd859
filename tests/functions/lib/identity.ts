import { authOrigin } from './env.ts';

/** What a browser asks of Auth over HTTP. */
export async function identity(method: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${authOrigin()}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${method} failed: ${JSON.stringify(answer)}`);
  return answer;
}

/** Uses the one-time code of a mailed link: `update` confirms an address, `resetPassword` sets a password. */
export const redeem = (
  method: 'update' | 'resetPassword',
  body: { oobCode: string; newPassword?: string },
): Promise<Record<string, unknown>> => identity(method, body);
